import { changedFields, type RecordRow } from '@ninefold/data/records';
import {
  canWriteBack,
  type ManyWrite,
  mostRestored,
  type ReadRecord,
} from '@ninefold/data/records/bulk';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { RowResult, RowSaved } from './row-result.ts';

/** Records and what takes a write of them back, as `saveMany` takes them. */
export interface Undo {
  readonly rows: readonly ReadRecord[];
  readonly write: ManyWrite;
}

/**
 * Returns what takes a write back. Changed records get the values that they had, where the new ones are still there;
 * created ones are deleted; deleted ones are created again (only where `canRestore`, and nothing else was deleted with
 * them). Undefined where that wouldn't restore all of them.
 *
 * @param results Of one write, of a single record or of many.
 * @param also Names of fields that may have changed with those that were written.
 */
export function undoOf(
  entity: Entity,
  results: readonly (RowResult | Pick<RowSaved, 'status' | 'record' | 'before' | 'values'>)[],
  also: readonly string[] = [],
): Undo | undefined {
  const created: ReadRecord[] = [];
  const deleted: ReadRecord[] = [];
  const changed: ReadRecord[] = [];
  const before = new Map<string, RecordRow['values']>();
  for (const [index, result] of results.entries()) {
    if (result.status !== 'saved') continue;
    const { record, values } = result;
    if (result.before === undefined) {
      if (record === null) return undefined;
      created.push({ ...record, request: index });
    } else if (record === null) {
      if ('isHidden' in result || !canWriteBack(entity, result.before.values)) return undefined;
      deleted.push({ ...result.before, request: index });
    } else if (Object.keys(values).length > 0) {
      // What wasn't read can't be written back.
      const { before: earlier } = result;
      const isRead = Object.keys(values).every(
        (name) => Object.hasOwn(earlier.values, name) && Object.hasOwn(record.values, name),
      );
      if (!isRead) return undefined;
      const names = new Set([...Object.keys(values), ...also]);
      const had = Object.fromEntries(
        Object.entries(changedFields(record.values, earlier.values)).filter(([name]) =>
          names.has(name),
        ),
      );
      const isWritable = Object.keys(had).every((name) => fieldOf(entity, name)?.grants.update);
      if (!isWritable || !canWriteBack(entity, had)) return undefined;
      before.set(record.id, had);
      changed.push({ ...record, request: index });
    }
  }
  if (changed.length > 0) {
    const values = ({ id }: ReadRecord) => before.get(id) ?? {};
    return { rows: changed, write: { operation: 'update', values, byValues: true } };
  }
  if (created.length > 0) return { rows: created, write: { operation: 'delete' } };
  if (deleted.length === 0 || deleted.length > mostRestored) return undefined;
  return { rows: deleted, write: { operation: 'insert' } };
}
