import type { Specification } from '@ninefold/specification';
import { diff } from '@ninefold/specification/difference';

/** Describes the differences between two specifications, most important first. */
export function sentencesOfChange(
  before: Specification | undefined,
  after: Specification | undefined,
): readonly string[] {
  if (before === undefined || after === undefined || before === after) return [];
  return diff(before, after)
    .filter(({ from }) => from === 'database')
    .map(({ statement }) => statement);
}
