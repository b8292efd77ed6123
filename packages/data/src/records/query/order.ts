import { fieldOf, referenceOfField } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import { isSortable } from '../../grammar/check.ts';
import { writeName } from '../../grammar/names.ts';
import { keyFields } from '../key.ts';
import type { SortKey } from '../../grammar/list-state.ts';
import { readableFields } from '../source.ts';
import { displayFields, type LinkPlan } from './links.ts';

/** Above this, ordering by what no index may hold is too slow to be asked for by nobody. */
const orderedByTitleUpTo = 100_000;

/**
 * PostgREST's `order`: by the label where a field is shown as a link, empty
 * values last, and the key appended, so that pages neither repeat nor miss rows.
 */
export function writeRequestOrder(
  entity: Entity,
  order: readonly SortKey[],
  links: readonly LinkPlan[],
): string {
  const keys = order.length > 0 ? order : ownOrder(entity);
  const named = new Set(keys.map(({ field }) => field));
  const tail = tieBreakers(entity)
    .filter((field) => !named.has(field))
    .map((field): SortKey => ({ field, direction: 'ascending' }));
  return [
    ...keys.flatMap((key) => writeKey(entity, key, links)),
    ...tail.flatMap((key) => writeKey(entity, key, [])),
  ].join(',');
}

/** As declared; else by a key that grows; else by title, while there are not too many. */
function ownOrder(entity: Entity): readonly SortKey[] {
  const declared = entity.list?.order.value?.filter(({ field }) => fieldOf(entity, field));
  if (declared !== undefined && declared.length > 0) return declared;
  const grows = keyFields(entity).every((name) => fieldOf(entity, name)?.kind === 'integer');
  if (grows || (entity.estimatedRows ?? 0) > orderedByTitleUpTo) return [];
  return displayFields(entity)
    .filter(isSortable)
    .map(({ name }) => ({ field: name, direction: 'ascending' }));
}

function tieBreakers(entity: Entity): readonly string[] {
  const key = keyFields(entity);
  if (key.length > 0) return key;
  return readableFields(entity)
    .filter((field) => isSortable(field) && field.kind !== 'binary')
    .map(({ name }) => name);
}

function writeKey(
  entity: Entity,
  { field: name, direction }: SortKey,
  links: readonly LinkPlan[],
): readonly string[] {
  const field = fieldOf(entity, name);
  if (field === undefined) return [];
  const way = direction === 'ascending' ? 'asc' : 'desc';
  // As the field is shown: a reference of several fields stands at the first of them.
  const shown = referenceOfField(entity, name);
  const link = links.find(
    ({ alias, reference, labelFields }) =>
      alias !== undefined &&
      reference === shown &&
      reference.fields[0] === name &&
      labelFields.every(isSortable),
  );
  if (link !== undefined && link.labelFields.length > 0) {
    return link.labelFields.map(
      (label) => `${link.alias}(${writeName(label.name)}).${way}.nullslast`,
    );
  }
  // Where nothing is empty nothing is said of it: an index serves only the order as it was made.
  return [`${writeName(name)}.${way}${field.nullable ? '.nullslast' : ''}`];
}
