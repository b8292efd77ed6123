import { keyFields, type RecordRow, type RecordValues } from '@ninefold/data/records';
import { fieldsKey } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';

/**
 * Sorts records so that one which gives up a unique value is written before another one takes it. Records that take each
 * other's values stay as they are: the database refuses one of them.
 */
export function writeOrder<Row extends RecordRow>(
  entity: Entity,
  rows: readonly Row[],
  valuesOf: (row: Row) => RecordValues,
): readonly Row[] {
  const before = new Map<Row, Row[]>();
  for (const names of [keyFields(entity), ...entity.unique]) {
    const changed = rows.filter((row) => {
      const values = valuesOf(row);
      return names.some((name) => Object.hasOwn(values, name));
    });
    if (changed.length < 2) continue;
    const keyOf = fieldsKey(entity, names);
    const holders = new Map(changed.map((row) => [keyOf(row.values), row]));
    for (const row of changed) {
      const key = keyOf({ ...row.values, ...valuesOf(row) });
      const holder = key === undefined ? undefined : holders.get(key);
      if (holder === undefined || holder === row) continue;
      before.set(row, [...(before.get(row) ?? []), holder]);
    }
  }
  if (before.size === 0) return rows;
  const sorted = new Set<Row>();
  const seen = new Set<Row>();
  const add = (row: Row): void => {
    if (seen.has(row)) return;
    seen.add(row);
    for (const first of before.get(row) ?? []) add(first);
    sorted.add(row);
  };
  for (const row of rows) add(row);
  return [...sorted];
}
