import type { Specification } from '@ninefold/specification';
import { diff } from '@ninefold/specification/difference';

/** Describes the differences between two specifications, most important first. */
export function sentencesOfChange(
  before: Specification | undefined,
  after: Specification | undefined,
): readonly string[] {
  if (before === undefined || after === undefined || before === after) return [];
  return diff(withoutTexts(before), withoutTexts(after))
    .filter(({ from }) => from === 'database')
    .map(({ statement }) => statement);
}

/** Leaves out the SQL of policies: their hashes tell that they have changed. */
function withoutTexts(specification: Specification): Specification {
  const { permissions } = specification;
  const policies = permissions.policies?.map((policy) => ({
    ...policy,
    name: undefined,
    using: undefined,
    check: undefined,
  }));
  return { ...specification, permissions: { ...permissions, policies } };
}
