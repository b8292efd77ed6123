import type { Condition, FieldPath, Junction, OrderTerm } from '../../grammar/index.ts';
import { versionColumn } from '../../query/index.ts';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { EmbeddedEntities } from './select.ts';

/**
 * Returns the fields that conditions are on, including those within `and` and `or`.
 *
 * @param embedded Embedded records, of which a condition may only check that there are any.
 */
export function conditionsOf(
  conditions: readonly (Condition | Junction)[],
  embedded: EmbeddedEntities = new Map(),
): readonly FieldPath[] {
  return conditions.flatMap((each) => {
    if (each.kind === 'junction') return conditionsOf(each.terms, embedded);
    const { field, test } = each;
    const isOfEmbedded =
      embedded.has(field.name) &&
      field.path.length === 0 &&
      test.kind === 'is' &&
      test.value === 'null';
    return isOfEmbedded ? [] : [field];
  });
}

/** Returns the reason why fields may not be in a request; undefined where they may. */
export function fieldsProblem(entity: Entity, fields: readonly FieldPath[]): string | undefined {
  for (const { name, path } of fields) {
    if (path.length > 0) return `It reaches into ${name}.`;
    if (name === versionColumn && entity.systemColumns === true) continue;
    if (fieldOf(entity, name)?.grants.select !== true) {
      return `${entity.name} has no field ${name} that may be read.`;
    }
  }
  return undefined;
}

/** Returns the reason why a request may not have this order; undefined where it may. */
export function orderProblem(
  entity: Entity,
  order: readonly OrderTerm[],
  embedded: EmbeddedEntities,
): string | undefined {
  for (const { field, relation } of order) {
    const of = relation === undefined ? entity : embedded.get(relation);
    if (of === undefined) return `It orders by ${relation ?? ''}, which it does not embed.`;
    const problem = fieldsProblem(of, [field]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
