import type { AskedOf } from '../../grammar/query-string.ts';
import { versionColumn } from '../../records/query/plan.ts';
import { fieldOf } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import type { Embedded } from './select.ts';

type Condition = Extract<AskedOf['conditions'][number], { kind: 'condition' }>;
export type FieldPath = Condition['field'];

/**
 * The fields that conditions are on, those within `and` and `or` too.
 *
 * @param embedded Whether there is such a record at all may be asked of each of these.
 */
export function conditionsOf(
  conditions: readonly AskedOf['conditions'][number][],
  embedded: ReadonlyMap<string, Embedded> = new Map(),
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

/** Why fields may not stand in a request; undefined where they may. */
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

export function orderProblem(
  entity: Entity,
  order: AskedOf['order'],
  embedded: ReadonlyMap<string, Embedded>,
): string | undefined {
  for (const { field, relation } of order) {
    const of = relation === undefined ? entity : embedded.get(relation)?.entity;
    if (of === undefined) return `It orders by ${relation ?? ''}, which it does not embed.`;
    const problem = fieldsProblem(of, [field]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
