import type { Change } from './change.ts';

/** Changes as a text for a terminal: one paragraph each, heaviest first; '' for none. */
export function differenceText(changes: readonly Change[]): string {
  return changes.map(({ statement }) => statement).join('\n');
}
