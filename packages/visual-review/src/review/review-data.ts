import type { Decision } from '../accepted/decision.ts';
import type { RunReport } from '../run/report.ts';

/** What the review page shows: a run, and what was decided so far. Plain data. */
export interface ReviewData extends ReviewState {
  readonly report: RunReport;
}

/** What a person's decisions changed; every write answers it. */
export interface ReviewState {
  readonly decisions: readonly KnownDecision[];
  /** Keys of changes that were split off their group. */
  readonly apart: readonly string[];
}

export type KnownDecision = Pick<Decision, 'kind' | 'subjects' | 'note'>;

/** What the page asks the server to write. */
export type ReviewRequest =
  | {
      readonly do: 'accept' | 'reject';
      /** What was looked at, by key and content. */
      readonly subjects: readonly string[];
      readonly note: string;
    }
  | { readonly do: 'undo' }
  | { readonly do: 'split' | 'join'; readonly keys: readonly string[] }
  | { readonly do: 'finish' };

/** A report that opens from a file: the pictures lie beside it, the words in it. */
export interface StaticReview {
  readonly data: ReviewData;
  /** Accessibility trees by their hash: a page that was opened from a file may not fetch. */
  readonly words: Readonly<Record<string, string>>;
}

/** The header that carries the token of the page that was opened. */
export const tokenHeader = 'x-review-token';

declare global {
  interface Window {
    staticReview?: StaticReview;
  }
}
