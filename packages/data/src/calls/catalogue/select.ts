import type { AskedFor } from '../../grammar/query-string.ts';
import type { SelectedRelation, SelectItem } from '../../grammar/select.ts';
import { readableFields } from '../../records/source.ts';
import { findEntity } from '@ninefold/specification';
import type { Entity, Reference, Specification } from '@ninefold/specification';
import { fieldsProblem } from './conditions.ts';

/** What is embedded in a request, by the name that it goes under. */
export interface Embedded {
  readonly entity: Entity;
}

export interface Selected {
  readonly specification: Specification;
  readonly entity: Entity;
  readonly query: Pick<AskedFor, 'select'>;
  /** Filled in: what is embedded at the top, by alias. */
  readonly embedded: Map<string, Embedded>;
}

/** The types that values are read as, so that their digits or their form are kept. */
const casts = new Set([undefined, 'text', '_text']);

/** Why `select` is none that the application asks; undefined where it is. */
export function selectProblem(selected: Selected): string | undefined {
  const { specification, entity, query, embedded } = selected;
  if (query.select === undefined) return undefined;
  for (const item of query.select) {
    const problem = itemProblem(specification, entity, item, embedded);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function itemProblem(
  specification: Specification,
  entity: Entity,
  item: SelectItem,
  embedded: Map<string, Embedded>,
): string | undefined {
  if (item.kind === 'field') {
    if (item.alias !== undefined || !casts.has(item.cast))
      return `It reads ${item.field.name} as something else.`;
    // Where nothing may be read, the database itself is to say so.
    if (item.field.name === '*') {
      return readableFields(entity).length === 0 ? undefined : 'It reads every column unnamed.';
    }
    return fieldsProblem(entity, [item.field]);
  }
  const target = embeddedBy(specification, entity, item);
  if (target === undefined || item.alias === undefined || item.spread) {
    return `It embeds ${item.target}, to which no reference leads.`;
  }
  embedded.set(item.alias, { entity: target });
  for (const inner of item.select) {
    if (inner.kind === 'relation') return `It embeds ${inner.target} two steps away.`;
    const problem = itemProblem(specification, target, inner, new Map());
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** By a reference of the entity's own, or the join table by whose reference a list is found. */
function embeddedBy(
  specification: Specification,
  entity: Entity,
  { target, hint, select }: SelectedRelation,
): Entity | undefined {
  const own = entity.references.find((reference) => isMeant(entity, reference, target, hint));
  if (own !== undefined) return findEntity(specification, own.entity, own.schema);
  const between = findEntity(specification, target, entity.schema);
  const leadsHere = between?.references.some(
    (reference) =>
      reference.constraint === hint &&
      reference.entity === entity.name &&
      reference.schema === entity.schema,
  );
  // Nothing is read of a join table; it only finds the records.
  return leadsHere === true && select.length === 0 ? between : undefined;
}

/** Within one table a reference is named by its column, else by its table and constraint. */
function isMeant(
  entity: Entity,
  reference: Reference,
  target: string,
  hint: string | undefined,
): boolean {
  const refersToItself = reference.entity === entity.name && reference.schema === entity.schema;
  return refersToItself
    ? hint === undefined && reference.fields[0] === target
    : hint === reference.constraint && reference.entity === target;
}
