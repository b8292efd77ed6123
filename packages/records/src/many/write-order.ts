import { keyFields, type RecordRow, type RecordValues } from '@ninefold/data/records';
import { fieldsKey } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';

/**
 * Groups records so that one which gives up a unique value is in an earlier group than another one which takes it. The
 * last group has those that take each other's values, and those that wait for them: the database refuses them.
 */
export function writeOrder<Row extends RecordRow>(
  entity: Entity,
  rows: readonly Row[],
  valuesOf: (row: Row) => RecordValues,
): readonly (readonly Row[])[] {
  // The records that take a value of another one, and of how many others each takes one.
  const takers = new Map<Row, Row[]>();
  const waiting = new Map<Row, number>();
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
      const others = takers.get(holder);
      if (others === undefined) takers.set(holder, [row]);
      else others.push(row);
      waiting.set(row, (waiting.get(row) ?? 0) + 1);
    }
  }
  const groups: (readonly Row[])[] = [];
  let next = rows.filter((row) => !waiting.has(row));
  while (next.length > 0) {
    groups.push(next);
    next = next.flatMap((holder) =>
      (takers.get(holder) ?? []).filter((row) => {
        const left = (waiting.get(row) ?? 0) - 1;
        if (left === 0) waiting.delete(row);
        else waiting.set(row, left);
        return left === 0;
      }),
    );
  }
  const refused = rows.filter((row) => waiting.has(row));
  return refused.length === 0 ? groups : [...groups, refused];
}
