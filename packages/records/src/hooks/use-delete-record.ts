import type { Entity } from '@ninefold/specification';
import { useWriteContext } from '../provider/index.ts';
import { entityKey } from '../queries/index.ts';
import { type Removed, removeRecord, type Unsaved } from '../writes/index.ts';
import { rowOf, type ShownRecord } from './shown-record.ts';
import { useKnownEntity } from './use-known-entity.ts';
import { useWrite } from './use-write.ts';

export interface DeleteRecord {
  /** Deletes a record that was read, unless others have changed it since. Never rejects. */
  readonly remove: (row: ShownRecord) => Promise<Removed | Unsaved>;
  readonly isPending: boolean;
  /** The outcome of the last one. */
  readonly result: Removed | Unsaved | undefined;
  readonly reset: () => void;
}

/** Deletes records of an entity. */
export function useDeleteRecord(name: string | Entity): DeleteRecord {
  const entity = useKnownEntity(name);
  const context = useWriteContext();
  const { run, ...rest } = useWrite(
    [...entityKey(context.source.client, entity), 'delete'],
    (row: ShownRecord) => removeRecord(context, entity, rowOf(row)),
  );
  return { ...rest, remove: (row) => run(row.id, null, row) };
}
