import type { AccessibilityMode } from './report.ts';

export interface Mode {
  /** The catalogue's toolbar. */
  readonly globals?: Readonly<Record<string, string>>;
  readonly forcedColours?: true;
  /** Pixels. */
  readonly width?: number;
}

/** How the matrix story is rendered for each: what is not named is as in light. */
export const modes: Readonly<Record<AccessibilityMode, Mode>> = {
  light: {},
  dark: { globals: { theme: 'dark' } },
  'more contrast': { globals: { contrast: 'more' } },
  'forced colours': { forcedColours: true },
  compact: { globals: { density: 'compact' } },
  'right to left': { globals: { direction: 'rtl' } },
  '320 pixels wide': { width: 320 },
};
