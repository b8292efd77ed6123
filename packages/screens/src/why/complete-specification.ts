import type { Specification } from '@ninefold/specification';
import { applyRulesAndPermissions } from '@ninefold/specification/declaration/full';
import type { LoadedSpecification, Overview } from '../queries/index.ts';

/** Completes an entity's specification with all declarations and with the product's own limits. */
export function wholeOf(
  { specification, declaration }: LoadedSpecification,
  overview: Pick<Overview, 'specification'>,
): Specification {
  const limits = [...specification.limits];
  for (const limit of overview.specification.limits) {
    if (!limits.some((own) => own.name === limit.name && own.entity === limit.entity)) {
      limits.push(limit);
    }
  }
  const known = { specification: { ...specification, limits }, problems: [] };
  return applyRulesAndPermissions(known, declaration).specification;
}
