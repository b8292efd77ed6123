import type { Condition, FieldPath, Junction, OrderTerm } from '@ninefold/specification/grammar';
import { versionColumn } from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { catalogueMessages } from './messages.ts';

/** The entities that a request embeds, by alias. */
export type EmbeddedEntities = ReadonlyMap<string, Entity>;

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
    // A path inside a document belongs to its field.
    return isOfEmbedded ? [] : [{ name: field.name, path: [] }];
  });
}

/** Returns the reason why fields may not be in a request; undefined where they may. */
export function fieldsProblem(entity: Entity, fields: readonly FieldPath[]): string | undefined {
  const problems = fields.map(({ name, path }) => {
    if (path.length > 0) return catalogueMessages.nested({ field: name });
    const isVersion = name === versionColumn && entity.systemColumns === true;
    return isVersion || fieldOf(entity, name)?.grants.select === true
      ? undefined
      : catalogueMessages.field({ entity: entity.name, field: name });
  });
  return problems.find((problem) => problem !== undefined);
}

/** Returns the name of the field that is embedded to order by it (`orderAlias`). */
export function orderedField(alias: string): string {
  return alias.startsWith('order_') ? alias.slice(6).replace(/(?<!_)_+$/, '') : alias;
}

/** Returns the reason why a request may not have this order; undefined where it may. */
export function orderProblem(
  entity: Entity,
  order: readonly OrderTerm[],
  embedded: EmbeddedEntities,
): string | undefined {
  const problems = order.map(({ field, relation = '' }) => {
    const of = relation === '' ? entity : embedded.get(relation);
    if (of === undefined) return catalogueMessages.orderRelation({ relation });
    const isAlias = relation !== '' && fieldOf(of, field.name) === undefined;
    return fieldsProblem(of, [isAlias ? { ...field, name: orderedField(field.name) } : field]);
  });
  return problems.find((problem) => problem !== undefined);
}
