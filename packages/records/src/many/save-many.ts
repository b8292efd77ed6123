import { DataError } from '@ninefold/data/client';
import type { RecordRow } from '@ninefold/data/records';
import {
  batchesOf,
  holds,
  type ManyWrite,
  type ReadRecord,
  trackedFields,
} from '@ninefold/data/records/bulk';
import type { Entity } from '@ninefold/specification';
import {
  endsRun,
  judged,
  refreshed,
  showAtOnce,
  type WriteContext,
  type WriteProblem,
} from '../writes/index.ts';
import { ManySender } from './many-sender.ts';
import { type RowResult, RowResults } from './row-result.ts';
import { type Batch, type BatchSender, runBatches } from './run-batches.ts';
import { writeOrder } from './write-order.ts';

/** A record to write, as it was read. */
export interface SeenRow extends RecordRow {
  /** See `ReadRecord`. Absent where it isn't known which others were read with it. */
  readonly request?: number;
}

export interface SaveManyOptions {
  /** Ends the run after the current request. */
  readonly signal?: AbortSignal;
  /** Called with the result of each row that has one, as soon as it is known. */
  readonly onResult?: (row: RecordRow, result: RowResult) => void;
  /** Why a row can't be written, in place of what the rules find. */
  readonly judge?: (row: ReadRecord) => readonly WriteProblem[];
  /** Whether the records are shown with the values of an update while they are sent. */
  readonly atOnce?: boolean;
  /** Whether what is shown is read again at the end; true where left out. */
  readonly refresh?: boolean;
}

/** The outcome of a write of many records. */
export interface ManyResult {
  /** Each record that was given, in that order, with what became of it. */
  readonly rows: readonly { readonly row: ReadRecord; readonly result: RowResult }[];
  /** Why the run ended early. Absent where it was cancelled. */
  readonly stopped?: DataError;
  /** Whether all that is shown could be read again. */
  readonly isRefreshed: boolean;
}

/** Writes one record in its own way. Never rejects. */
export type WriteEach = (row: ReadRecord) => Promise<RowResult>;

/**
 * Writes many records of an entity in as few requests as is safe: judges each, guards it by what was read, finds out
 * after a lost answer what was stored, proves for each that it was written, and reads again once what is shown. Never
 * rejects.
 *
 * @param write What to write; or a function that does it with one record: after a lost answer, the run ends there.
 */
export async function saveMany(
  context: WriteContext,
  entity: Entity,
  seen: readonly SeenRow[],
  write: ManyWrite | WriteEach,
  options: SaveManyOptions = {},
): Promise<ManyResult> {
  const rows = seen.map((row, index) => ({ ...row, request: row.request ?? -1 - index }));
  const results = new RowResults<ReadRecord>(({ id }) => id, options.onResult);
  const fields = trackedFields(entity, rows);
  const { judge = (row: ReadRecord) => problemsOf(context, entity, row, write) } = options;
  const toWrite = rows.filter((row) => {
    if (holdsAll(entity, row, write)) {
      results.set(row, { status: 'saved', record: row, before: row, values: {} });
      return false;
    }
    const problems = judge(row);
    if (problems.length > 0) results.set(row, { status: 'refused', problems });
    return problems.length === 0;
  });
  const { signal, refresh = true, atOnce = false } = options;
  const batches =
    typeof write === 'function'
      ? []
      : groupsOf(entity, toWrite, write).flatMap((group) =>
          batchesOf(context.source, entity, group, write),
        );
  const showBefore =
    atOnce && typeof write !== 'function' && write.operation === 'update'
      ? showAtOnce(context, entity, new Map(toWrite.map((row) => [row.id, write.values(row)])))
      : undefined;
  const stopped =
    typeof write === 'function'
      ? await runBatches(
          toWrite.map((row) => ({ rows: [row], attempt: 1 })),
          eachSender(write, results),
          results,
          signal,
        )
      : await runBatches(
          batches,
          new ManySender(context, entity, write, fields, results),
          results,
          signal,
        );
  showBefore?.(toWrite.filter((row) => results.of(row).status !== 'saved').map((row) => row.id));
  const isRefreshed = !refresh || toWrite.length === 0 || (await refreshed(context));
  return {
    rows: rows.map((row) => ({ row, result: results.of(row) })),
    ...(stopped !== undefined && { stopped }),
    isRefreshed,
  };
}

/** Groups the records that are written before others. */
function groupsOf(entity: Entity, rows: readonly ReadRecord[], write: ManyWrite) {
  return write.operation === 'update' ? writeOrder(entity, rows, write.values) : [rows];
}

function holdsAll(entity: Entity, row: ReadRecord, write: ManyWrite | WriteEach): boolean {
  if (typeof write === 'function' || write.operation !== 'update') return false;
  return holds(entity, row.values, write.values(row));
}

/** Sends one row after the other. */
function eachSender(
  write: WriteEach,
  results: RowResults<ReadRecord>,
): BatchSender<Batch<ReadRecord>> {
  return {
    async send({ rows }) {
      for (const row of rows) {
        const result = await write(row);
        const error = 'error' in result ? result.error : undefined;
        const isOver = error instanceof DataError && endsRun(error);
        if (result.status === 'lost' || !isOver) results.set(row, result);
        if (result.status === 'lost' || isOver) throw error;
      }
      return [];
    },
    // A lost one has its result: the others were not written, and are not tried again.
    settle: (batch) => Promise.resolve([{ ...batch, attempt: Number.POSITIVE_INFINITY }]),
  };
}

function problemsOf(
  context: WriteContext,
  entity: Entity,
  row: ReadRecord,
  write: ManyWrite | WriteEach,
): readonly WriteProblem[] {
  // An undo may lead to a state that no declared transition leads to. The database decides whether it may.
  if (typeof write === 'function' || write.operation !== 'update' || write.byValues === true) {
    return [];
  }
  return judged(context, entity, write.values(row), row.values);
}
