import {
  type Entity,
  type Field,
  fieldOf,
  isLarge,
  referenceShownAt,
} from '@ninefold/specification';
import { isSortable, type SortKey, writeSortKey } from '@ninefold/specification/grammar';
import { keyFields } from './key.ts';
import { readableFields } from './source.ts';
import { displayFields, type LinkPlan, orderAlias } from './links.ts';

/** A term of PostgREST's `order`. */
export interface OrderTerm {
  readonly text: string;
  /** The field of the entity itself that it orders by; undefined for one of a record that is linked. */
  readonly field?: Field;
  /** The link that it orders by. */
  readonly link?: LinkPlan;
  readonly direction: SortKey['direction'];
  readonly nullsFirst: boolean;
}

/**
 * Plans PostgREST's `order`: by the label where a field is shown as a link, empty values last
 * unless the order says otherwise, and the key appended, so that pages neither repeat nor miss rows.
 */
export function planOrder(
  entity: Entity,
  order: readonly SortKey[],
  links: readonly LinkPlan[],
): readonly OrderTerm[] {
  const keys = order.length > 0 ? order : ownOrder(entity);
  const terms = keys.flatMap((key) => termsOf(entity, key, links));
  const named = new Set(terms.map(({ field }) => field?.name));
  const tail = tieBreakers(entity)
    .filter((field) => !named.has(field))
    .map((field): SortKey => ({ field, direction: 'ascending' }));
  return [...terms, ...tail.flatMap((key) => termsOf(entity, key, []))];
}

export function writeOrder(terms: readonly OrderTerm[]): string {
  return terms.map(({ text }) => text).join(',');
}

/** Returns the declared order; else by a key that grows; else by title, unless there are too many rows. */
function ownOrder(entity: Entity): readonly SortKey[] {
  const declared = entity.list?.order.value?.filter(({ field }) => fieldOf(entity, field));
  if (declared !== undefined && declared.length > 0) return declared;
  const grows = keyFields(entity).every((name) => fieldOf(entity, name)?.kind === 'integer');
  // An order that no index may serve is too slow for a default.
  if (grows || isLarge(entity)) return [];
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

function termsOf(
  entity: Entity,
  { field: name, by, direction, nulls = 'last' }: SortKey,
  links: readonly LinkPlan[],
): readonly OrderTerm[] {
  const field = fieldOf(entity, name);
  if (field === undefined) return [];
  const nullsFirst = nulls === 'first';
  // As the field is shown.
  const shown = referenceShownAt(entity, name);
  const link = links.find(({ alias, reference }) => alias !== undefined && reference === shown);
  const columns =
    by === undefined
      ? link?.labelFields.map((label) => label.name)
      : link && [orderAlias(link, by)];
  const isByLabel = link?.labelFields.every(isSortable) === true && link.labelFields.length > 0;
  if (link !== undefined && columns !== undefined && (by !== undefined || isByLabel)) {
    return columns.map((column) => ({
      text: writeSortKey({ field: column, direction, nulls }, link.alias),
      link,
      direction,
      nullsFirst,
    }));
  }
  // A column of a record that the answer doesn't embed.
  if (by !== undefined) return [];
  // An index serves only the order that it was created with, so `nullslast` is left out where no value is NULL.
  const key = field.nullable ? { field: name, direction, nulls } : { field: name, direction };
  return [{ text: writeSortKey(key), field, direction, nullsFirst }];
}
