import { type Entity, fieldOf } from '@ninefold/specification';
import { changedFields } from '../changed-fields.ts';
import type { RecordValues } from '../record.ts';
import type { ReadRecord } from './read-many.ts';
import type { ManyWrite } from './batches.ts';
import type { WrittenRecord } from './write-many.ts';

/** Records and what to do with them, as `writeMany` takes them. */
export interface ManyUndo {
  readonly records: readonly ReadRecord[];
  readonly write: ManyWrite;
}

/**
 * Returns what takes a change of many records back: each gets the values that it had, in the given fields
 * and where the new ones are still there. Undefined where that wouldn't restore all of them.
 *
 * @param fields Names of the fields that were changed, in all records or in each.
 */
export function undoUpdate(
  entity: Entity,
  written: readonly WrittenRecord[],
  fields: readonly string[] | ((record: ReadRecord) => readonly string[]),
): ManyUndo | undefined {
  const namesOf = typeof fields === 'function' ? fields : () => fields;
  const before = new Map<string, RecordValues>();
  for (const { before: record, after } of written) {
    const values = changedFields(after, record.values);
    const names = namesOf(record);
    const own = Object.entries(values).filter(([name]) => names.includes(name));
    before.set(record.id, Object.fromEntries(own));
  }
  const isKept = [...before.values()].every(
    (values) =>
      Object.keys(values).every((name) => fieldOf(entity, name)?.grants.update === true) &&
      canWrite(entity, values),
  );
  if (written.length === 0 || !isKept) return undefined;
  return {
    records: written.map(({ before: record, after }) => ({ ...record, values: after })),
    write: {
      operation: 'update',
      values: ({ id }) => before.get(id) ?? {},
      byValues: true,
    },
  };
}

/** More whole records are not kept to be created again. */
export const mostRestored = 1000;

/**
 * Whether deleted records can be created again with the same values in all their fields:
 * the role has read all of them and can give all of them, and nothing replaces what it gives.
 */
export function canRestore({ kind, grants, systemColumns, fields }: Entity): boolean {
  return (
    kind !== 'view' &&
    grants.insert &&
    // Otherwise the table may have fields that the role doesn't know of.
    systemColumns === true &&
    fields.every(
      (field) =>
        field.generated === 'stored' ||
        (field.grants.select &&
          field.grants.insert &&
          field.generated !== 'identity always' &&
          field.filledByTrigger === undefined &&
          field.overwritten !== 'insert' &&
          field.kind !== 'binary'),
    )
  );
}

/** Returns what creates deleted records again. Only where `canRestore`, and nothing else was deleted with them. */
export function undoDelete(
  entity: Entity,
  written: readonly WrittenRecord[],
): ManyUndo | undefined {
  if (written.length === 0 || written.length > mostRestored) return undefined;
  if (written.some(({ isHidden }) => isHidden)) return undefined;
  if (!written.every(({ before }) => canWrite(entity, before.values))) return undefined;
  return { records: written.map(({ before }) => before), write: { operation: 'insert' } };
}

/** The Data API takes JSON's null for NULL. */
function canWrite({ fields }: Entity, values: RecordValues): boolean {
  return !fields.some(({ kind, name }) => kind === 'json' && values[name] === 'null');
}
