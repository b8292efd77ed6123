import type { Specification } from '@ninefold/specification';
import { diff } from '@ninefold/specification/difference';

/** What the database has changed between two specifications, heaviest first. */
export function sentencesOfChange(
  before: Specification | undefined,
  after: Specification | undefined,
): readonly string[] {
  if (before === undefined || after === undefined || before === after) return [];
  return diff(before, after)
    .filter(({ from }) => from === 'database')
    .map(({ statement }) => statement);
}
