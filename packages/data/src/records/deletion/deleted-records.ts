import { type Entity, entityId } from '@ninefold/specification';
import type { SeenRecord } from '../guard.ts';
import { type IncomingKey, targetOf } from './incoming-keys.ts';
import type { ReferringRows } from './referring-rows.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Reads the records that refer to `target` by a foreign key; undefined where it can't be known. */
export type ReadReferring = (
  key: IncomingKey,
  target: readonly Values[],
) => Promise<ReferringRows | undefined>;

/** The records of one entity that a deletion deletes. */
export interface DeletedRecords {
  readonly entity: Entity;
  /** By key: those that were chosen, and those that were read. */
  readonly rows: Map<string, Values>;
  /** Whether `rows` holds them all. */
  isWhole: boolean;
  /** How many are deleted besides the chosen ones; undefined where it can't be known. */
  count: number | undefined;
}

/** Follows the cascades of a deletion until they reach nothing more. The result is by `entityId`. */
export async function deletedRecords(
  keys: readonly IncomingKey[],
  entity: Entity,
  chosen: readonly SeenRecord[],
  read: ReadReferring,
): Promise<ReadonlyMap<string, DeletedRecords>> {
  const deleted = new Map<string, DeletedRecords>();
  const deletedOf = (of: Entity): DeletedRecords => {
    const found = deleted.get(entityId(of));
    if (found !== undefined) return found;
    const none = { entity: of, rows: new Map<string, Values>(), isWhole: true, count: 0 };
    deleted.set(entityId(of), none);
    return none;
  };
  const cascades = keys.filter(({ reference }) => reference.onDelete === 'cascade');
  for (const { id, values } of chosen) deletedOf(entity).rows.set(id, values);

  let fresh = new Map<string, readonly Values[]>([
    [entityId(entity), chosen.map(({ values }) => values)],
  ]);
  while (fresh.size > 0) {
    const next = new Map<string, readonly Values[]>();
    for (const key of cascades) {
      const target = fresh.get(targetOf(key.reference));
      if (target === undefined) continue;
      const own = deletedOf(key.from);
      const found = await read(key, target);
      if (found === undefined) {
        own.isWhole = false;
        own.count = undefined;
        continue;
      }
      const added = [...found.rows].filter(([row]) => !own.rows.has(row));
      for (const [row, values] of added) own.rows.set(row, values);
      const id = entityId(key.from);
      if (added.length > 0) next.set(id, [...(next.get(id) ?? []), ...added.map(([, row]) => row)]);
      own.isWhole &&= found.rows.size === found.count;
      // If several keys lead to the same records, only a count of the records is right.
      const more = isOnlyKey(cascades, key, entity)
        ? found.count
        : own.isWhole
          ? added.length
          : undefined;
      own.count = own.count === undefined || more === undefined ? undefined : own.count + more;
    }
    fresh = next;
  }

  // Records that refer to ones which are not fully known can't be counted.
  const left = [...deleted.values()].filter(({ isWhole }) => !isWhole);
  for (const { entity: of } of left) {
    for (const key of cascades) {
      if (targetOf(key.reference) !== entityId(of)) continue;
      const own = deletedOf(key.from);
      if (own.count === undefined) continue;
      own.isWhole = false;
      own.count = undefined;
      left.push(own);
    }
  }
  return deleted;
}

/** Whether only one foreign key leads to the deleted records, so that each is found once. */
function isOnlyKey(
  cascades: readonly IncomingKey[],
  { from, reference }: IncomingKey,
  root: Entity,
) {
  const isAlone = cascades.filter((key) => key.from === from).length === 1;
  return isAlone && from !== root && targetOf(reference) !== entityId(from);
}
