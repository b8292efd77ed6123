import type { SortKey } from '@ninefold/data/records';
import { type Entity, type Field, isLarge } from '@ninefold/specification';

/** The field by which an entity's latest records are found. */
export interface RecentField {
  readonly field: Field;
  /**
   * `update` and `creation`: when the record was last updated, or created. `key`: numbers that the database gives
   * in order.
   */
  readonly by: 'update' | 'creation' | 'key';
}

const now =
  /^\(?(?:now|(?:transaction|statement|clock)_timestamp)\(\)|^\(?(?:current|local)_?timestamp/i;

const updatedName = /^(?:last_?)?(?:updated|modified|changed)(?:_?(?:at|on|date|time))?$/i;
const createdName = /^(?:created|inserted)(?:_?(?:at|on|date|time))?$/i;
const wordBreak = /(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Returns the field that says when a record was updated: a time that a trigger sets at each edit, or whose name
 * says so by convention. Without one, the time of its creation, else the number that the database gives it. Other
 * times say nothing about the record itself.
 */
export function recentField(entity: Entity): RecentField | undefined {
  const usable = entity.fields.filter(
    ({ grants, hidden, indexed }) =>
      grants.select &&
      hidden?.value !== true &&
      // Sorting many rows without an index is slow, and what is recent is not worth it.
      (!isLarge(entity) || indexed?.includes('order') === true),
  );
  const times = usable.filter(isTime);
  const updated = times.find((field) => isCalled(field, updatedName)) ?? times.find(isUpdateTime);
  if (updated !== undefined) return { field: updated, by: 'update' };
  const created = times.find(isCreationTime);
  if (created !== undefined) return { field: created, by: 'creation' };
  const [key, ...others] = entity.key;
  const numbered = entity.fields.find(
    ({ name, kind, grants }) => name === key && kind === 'integer' && grants.select,
  );
  return numbered === undefined || others.length > 0 ? undefined : { field: numbered, by: 'key' };
}

/** Returns whether a field says when a record was updated. */
export function isUpdateTime(field: Field): boolean {
  return isTime(field) && (field.overwritten === 'update' || isCalled(field, updatedName));
}

/** Returns whether a field says when a record was created. */
export function isCreationTime(field: Field): boolean {
  const { default: sql } = field;
  return isTime(field) && sql !== null && now.test(sql) && isCalled(field, createdName);
}

function isTime({ kind }: Field): boolean {
  return kind === 'instant' || kind === 'timestamp';
}

function isCalled({ name }: Field, pattern: RegExp): boolean {
  return pattern.test(name.replaceAll(wordBreak, '_'));
}

export function recentOrder({ field }: RecentField): readonly SortKey[] {
  return [{ field: field.name, direction: 'descending' }];
}
