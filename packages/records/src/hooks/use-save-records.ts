import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { incomingKeys } from '@ninefold/data/records/deletion';
import type { ManyWrite } from '@ninefold/data/records/bulk';
import { recordCreation } from '@ninefold/data/records/creation';
import type { Entity } from '@ninefold/specification';
import { useRef, useState } from 'react';
import {
  isDone,
  type ManyResult,
  saveMany,
  type SeenRow,
  undoOf,
  type WriteEach,
} from '../many/index.ts';
import { useWriteContext } from '../provider/index.ts';
import { entityKey } from '../queries/index.ts';
import { saveNew } from '../writes/index.ts';
import { rowOf, type ShownRecord } from './shown-record.ts';
import { useKnownEntity } from './use-known-entity.ts';
import { useWrite } from './use-write.ts';

/** The numbers of records of a write that is under way. */
export interface WriteProgress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

export interface SaveRecords<Values = RecordValues> {
  /** Creates records, each once. */
  readonly create: (values: readonly Values[]) => Promise<ManyResult>;
  /**
   * Changes records that were read, each only if nobody else has changed the same since.
   *
   * @param values The same for all, or those of each.
   */
  readonly update: (
    rows: readonly ShownRecord[],
    values: Values | ((row: RecordRow) => Values),
  ) => Promise<ManyResult>;
  /** Deletes records that nobody has changed since they were read. */
  readonly remove: (rows: readonly ShownRecord[]) => Promise<ManyResult>;
  /** Takes the last creation or change back; undefined where that wouldn't restore all of it. */
  readonly undo: (() => Promise<ManyResult>) | undefined;
  /** Ends the write after the request that is under way. */
  readonly cancel: () => void;
  readonly progress: WriteProgress | undefined;
  readonly isPending: boolean;
  /** The outcome of the last one, by record. */
  readonly result: ManyResult | undefined;
  readonly reset: () => void;
}

/** Writes many records of an entity at once. No function rejects. */
export function useSaveRecords(name: string | Entity): SaveRecords {
  const entity = useKnownEntity(name);
  const context = useWriteContext();
  const cancelling = useRef<AbortController>(undefined);
  // Repeated after a lost answer, a creation looks first whether the record was stored.
  const creations = useRef(new Map<string, ReturnType<typeof recordCreation>[]>());
  const [progress, setProgress] = useState<WriteProgress>();
  const { run, ...rest } = useWrite(
    [...entityKey(context.source.client, entity), 'save many'],
    async (rows: readonly SeenRow[], write: ManyWrite | WriteEach) => {
      const cancel = new AbortController();
      cancelling.current = cancel;
      setProgress({ done: 0, failed: 0, total: rows.length });
      const result = await saveMany(context, entity, rows, write, {
        signal: cancel.signal,
        atOnce: true,
        onResult: (_row, each) =>
          setProgress((now) => {
            const counted = isDone(each) ? 'done' : 'failed';
            return now && { ...now, [counted]: now[counted] + 1 };
          }),
      });
      setProgress(undefined);
      return result;
    },
  );
  const start = (what: unknown, rows: readonly SeenRow[], write: ManyWrite | WriteEach) =>
    run('many', [what, rows], rows, write);
  const { result } = rest;
  const results = result?.rows.map((row) => row.result) ?? [];
  // With a deleted record, others may have gone that nobody has read.
  const isDeletion = results.some((each) => each.status === 'saved' && each.record === null);
  const isCreation = results.some((each) => each.status === 'saved' && each.before === undefined);
  // What others have attached to a new record meanwhile would go with it, or lose it.
  const takesMore =
    isCreation &&
    incomingKeys(context.source.entities, entity).some(
      ({ reference }) => !['no action', 'restrict'].includes(reference.onDelete),
    );
  const back = isDeletion || takesMore ? undefined : undoOf(entity, results);
  return {
    ...rest,
    progress,
    cancel: () => cancelling.current?.abort(),
    undo: back && (() => start('undo', back.rows, back.write)),
    update: (rows, values) => {
      const valuesOf = typeof values === 'function' ? values : () => values;
      const seen = rows.map(rowOf);
      const write: ManyWrite = { operation: 'update', values: valuesOf };
      return start(['update', seen.map(valuesOf)], seen, write);
    },
    remove: (rows) => start('delete', rows.map(rowOf), { operation: 'delete' }),
    create: (all) => {
      const rows = all.map((values, index) => ({ id: `${index}`, title: '', values, links: {} }));
      const once = { ...context, refresh: () => Promise.resolve(true) };
      return start('create', rows, async ({ values }) => {
        const text = JSON.stringify(values);
        const open = creations.current.get(text) ?? [];
        const creation = open.shift() ?? recordCreation();
        const saved = await saveNew(once, entity, values, { creation });
        if (saved.status !== 'saved') creations.current.set(text, [...open, creation]);
        return saved;
      });
    },
  };
}
