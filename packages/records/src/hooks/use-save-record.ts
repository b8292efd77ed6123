import type { RecordValues } from '@ninefold/data/records';
import { recordChange, WrittenEarlier } from '@ninefold/data/records/change';
import { recordCreation } from '@ninefold/data/records/creation';
import type { Entity } from '@ninefold/specification';
import { useRef } from 'react';
import { useWriteContext } from '../provider/index.ts';
import { entityKey } from '../queries/index.ts';
import { saveChange, type SaveChangeOptions, saveNew, type WriteResult } from '../writes/index.ts';
import { rowOf, type ShownRecord } from './shown-record.ts';
import { useKnownEntity } from './use-known-entity.ts';
import { useWrite } from './use-write.ts';

export interface SaveRecord<Values = RecordValues> {
  /**
   * Creates a record. Repeated after a lost answer, it looks first whether the record was stored.
   *
   * @param options.another Creates another one even if records were found that may be it: the person has seen them.
   */
  readonly create: (
    values: Values,
    options?: { readonly another?: boolean },
  ) => Promise<WriteResult>;
  /**
   * Changes a record that was read. What others have changed meanwhile is merged; for what collides, `resolve`
   * decides, and without it the result is a conflict.
   */
  readonly update: (
    row: ShownRecord,
    values: Values,
    options?: Pick<SaveChangeOptions, 'resolve' | 'guard' | 'merges' | 'atOnce'>,
  ) => Promise<WriteResult>;
  readonly isPending: boolean;
  /** The outcome of the last one. */
  readonly result: WriteResult | undefined;
  readonly reset: () => void;
}

/** Creates and changes records of an entity. Neither function rejects. */
export function useSaveRecord(name: string | Entity): SaveRecord {
  const entity = useKnownEntity(name);
  const context = useWriteContext();
  const creation = useRef(recordCreation());
  const changes = useRef(new Map<string, ReturnType<typeof recordChange>>());
  const { run, ...rest } = useWrite(
    [...entityKey(context.source.client, entity), 'save'],
    (write: () => Promise<WriteResult>) => write(),
  );
  return {
    ...rest,
    create: (values, { another } = {}) =>
      run('new', values, async () => {
        const saved = await saveNew(context, entity, values, {
          creation: creation.current,
          another,
        });
        if (saved.status === 'saved') creation.current = recordCreation();
        return saved;
      }),
    update: (row, values, options) =>
      run(row.id, values, async () => {
        const sending = changes.current.get(row.id) ?? recordChange();
        changes.current.set(row.id, sending);
        const saved = await saveChange(
          context,
          entity,
          { row: rowOf(row), values },
          { ...options, sending },
        );
        const isSettled =
          saved.status === 'saved' ||
          (saved.status === 'refused' && saved.error instanceof WrittenEarlier);
        if (isSettled) changes.current.delete(row.id);
        return saved;
      }),
  };
}
