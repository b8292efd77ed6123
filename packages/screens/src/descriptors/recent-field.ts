import type { SortKey } from '@ninefold/data/records';
import { type Entity, type Field, isLarge } from '@ninefold/specification';

/** The field by which an entity's latest records are found. */
export interface RecentField {
  readonly field: Field;
  /** `time`: when the record was changed or made. `key`: numbers that the database gives in order. */
  readonly by: 'time' | 'key';
}

const now =
  /^\(?(?:now|(?:transaction|statement|clock)_timestamp)\(\)|^\(?(?:current|local)_?timestamp/i;

/**
 * Returns the field that says when a record was changed: a time that the database sets,
 * of several the one whose name says "changed". Without one, the number that it gives each record.
 */
export function recentField(entity: Entity): RecentField | undefined {
  const usable = entity.fields.filter(
    ({ grants, hidden, indexed }) =>
      grants.select &&
      hidden?.value !== true &&
      // Sorting many rows without an index is slow, and what is recent is not worth it.
      (!isLarge(entity) || indexed?.includes('order') === true),
  );
  const times = usable.filter(
    ({ kind, default: sql }) =>
      (kind === 'instant' || kind === 'timestamp') && sql !== null && now.test(sql),
  );
  const changed = times.find(({ name }) => /updat|chang|modif/i.test(name)) ?? times[0];
  if (changed !== undefined) return { field: changed, by: 'time' };
  const [key, ...others] = entity.key;
  const numbered = entity.fields.find(
    ({ name, kind, grants }) => name === key && kind === 'integer' && grants.select,
  );
  return numbered === undefined || others.length > 0 ? undefined : { field: numbered, by: 'key' };
}

export function recentOrder({ field }: RecentField): readonly SortKey[] {
  return [{ field: field.name, direction: 'descending' }];
}
