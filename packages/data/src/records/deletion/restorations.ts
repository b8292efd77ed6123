import type { ReadOptions } from '../../client/index.ts';
import type { RecordSource } from '../../query/index.ts';
import { type Entity, entityId } from '@ninefold/specification';
import {
  canRestore,
  canWriteBack,
  mostRestored,
  readMany,
  type ReadRecord,
} from '../bulk/index.ts';
import type { RecordRow } from '../record.ts';
import { deletionCascades, type DeletionEffect } from './deletion-effects.ts';
import { targetOf } from './incoming-keys.ts';

/** Deleted records of one entity that are created again. */
export interface Restoration {
  readonly entity: Entity;
  readonly records: readonly ReadRecord[];
}

/**
 * Whether a deleted record can be created again with all that goes with it.
 *
 * @param effects All effects of its deletion: none is hidden from the role.
 */
export function isRestorable(entity: Entity, effects: readonly DeletionEffect[]): boolean {
  const others = effects.filter(({ kind }) => kind !== 'prevent');
  return (
    canRestore(entity) &&
    others.every(
      ({ kind, entity: of, count }) =>
        kind === 'delete' && count !== undefined && count <= mostRestored && canRestore(of),
    ) &&
    referredFirst([entity, ...others.map(({ entity: of }) => of)]) !== undefined
  );
}

/**
 * Reads, before a record is deleted, what creates it again with all that the deletion deletes by cascade, in the
 * order in which that is possible. Undefined where not all of it can be restored.
 */
export async function readRestorations(
  source: RecordSource,
  entity: Entity,
  record: RecordRow,
  options: ReadOptions = {},
): Promise<readonly Restoration[] | undefined> {
  const { deleted } = await deletionCascades(source, entity, [record], options);
  const all = [...deleted.values()];
  const order = referredFirst(all.map((each) => each.entity));
  if (order === undefined || !all.every((each) => each.isWhole && canRestore(each.entity))) {
    return undefined;
  }
  const restorations: Restoration[] = [];
  for (const of of order) {
    const isRoot = entityId(of) === entityId(entity);
    // In a tree, the record itself comes before its branches, as they were found.
    const ids = [...(deleted.get(entityId(of))?.rows.keys() ?? [])].slice(isRoot ? 1 : 0);
    const records = await readInOrder(source, of, ids, options);
    const before = [...(isRoot ? [{ ...record, request: 0 }] : []), ...(records ?? [])];
    if (records === undefined) return undefined;
    const isWhole = before.every(({ values }) => canWriteBack(of, values));
    if (!isWhole || before.length > mostRestored) return undefined;
    if (before.length > 0) restorations.push({ entity: of, records: before });
  }
  return restorations;
}

async function readInOrder(
  source: RecordSource,
  entity: Entity,
  ids: readonly string[],
  options: ReadOptions,
): Promise<readonly ReadRecord[] | undefined> {
  if (ids.length === 0) return [];
  const { records } = await readMany(source, entity, { kind: 'some', ids }, options);
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return found.length === ids.length ? found : undefined;
}

/** Sorts entities so that each comes after those that it refers to; undefined where they refer in a circle. */
function referredFirst(entities: readonly Entity[]): readonly Entity[] | undefined {
  const left = new Map(entities.map((entity) => [entityId(entity), entity]));
  const sorted: Entity[] = [];
  while (left.size > 0) {
    const next = [...left].find(([id, { references }]) =>
      references.every((each) => targetOf(each) === id || !left.has(targetOf(each))),
    );
    if (next === undefined) return undefined;
    sorted.push(next[1]);
    left.delete(next[0]);
  }
  return sorted;
}
