/**
 * What the tests of one commit found of each component. The test runs write it
 * (see reporter.ts), the catalogue shows it where the file is there, and says
 * "not run" where it is not: it is never committed.
 */
export const qualityReportPath = 'node_modules/.cache/ninefold/quality.json';

export interface QualityReport {
  /** The commit that the tests ran on, in full. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  /** When the last run ended, as ISO 8601 in UTC. */
  readonly at: string;
  /** Keyed by folder in `components`: `side-navigation`. Tests that were not run are absent. */
  readonly components: Readonly<Record<string, ComponentQuality>>;
}

export interface ComponentQuality {
  readonly stories?: StoriesQuality;
  readonly keyboard?: KeyboardQuality;
  readonly accessibility?: AccessibilityQuality;
  /** Whether the page read aloud is what `transcript.txt` says. */
  readonly transcript?: Outcome;
}

export type Outcome = 'passed' | 'failed';

export interface StoriesQuality {
  readonly passed: number;
  /** Names of the stories that failed; an accessibility violation in light counts. */
  readonly failed: readonly string[];
}

export interface KeyboardQuality {
  /** Rows of the record's table that stories performed, by their `keys`. */
  readonly performed: readonly string[];
  /** Rows that none did. */
  readonly missing: readonly string[];
}

/** A look of the matrix story. */
export const accessibilityModes = [
  'light',
  'dark',
  'more contrast',
  'forced colours',
  'compact',
  'right to left',
  '320 pixels wide',
] as const;

export type AccessibilityMode = (typeof accessibilityModes)[number];

export type AccessibilityQuality = Readonly<Partial<Record<AccessibilityMode, Outcome>>>;
