import type { Specification } from '@ninefold/specification';
import { applyRemainder } from '@ninefold/specification/declaration/full';
import type { Known, Overview } from '../queries/specification.ts';

/** What is known of an entity with all that is declared of it, and with what is no entity's. */
export function wholeOf(
  { specification, declaration }: Known,
  overview: Pick<Overview, 'specification'>,
): Specification {
  const limits = [...specification.limits];
  for (const limit of overview.specification.limits) {
    if (!limits.some((own) => own.name === limit.name && own.entity === limit.entity)) {
      limits.push(limit);
    }
  }
  const known = { specification: { ...specification, limits }, problems: [] };
  return applyRemainder(known, declaration).specification;
}
