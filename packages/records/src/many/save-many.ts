import { DataError } from '@ninefold/data/client';
import { keyFields, type RecordRow, type RecordValues, writeKey } from '@ninefold/data/records';
import {
  batchesOf,
  changesKey,
  comparedBefore,
  comparedRecord,
  guardOf,
  holds,
  insertedValues,
  isIntercepted,
  type ManyWrite,
  type ReadRecord,
  readNow,
  trackedFields,
  unwrittenBecause,
  writeBatch,
  type WriteBatch,
  type WrittenRow,
} from '@ninefold/data/records/bulk';
import type { Entity } from '@ninefold/specification';
import {
  endsRun,
  judged,
  refreshed,
  showAtOnce,
  unsavedBy,
  type WriteContext,
  type WriteProblem,
} from '../writes/index.ts';
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
  const { judge = (row: ReadRecord) => problemsOf(context, entity, row, write, fields) } = options;
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
          batchesOf(context.source, entity, ordered(entity, toWrite, write), write),
          new ManySender(context, entity, write, fields, results),
          results,
          signal,
        );
  for (const row of toWrite) if (results.of(row).status !== 'saved') showBefore?.(row.id);
  const isRefreshed = !refresh || toWrite.length === 0 || (await refreshed(context));
  return {
    rows: rows.map((row) => ({ row, result: results.of(row) })),
    ...(stopped !== undefined && { stopped }),
    isRefreshed,
  };
}

function ordered(entity: Entity, rows: readonly ReadRecord[], write: ManyWrite) {
  return write.operation === 'update' ? writeOrder(entity, rows, write.values) : rows;
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
  fields: readonly string[],
): readonly WriteProblem[] {
  if (typeof write === 'function' || write.operation === 'delete') return [];
  if (write.operation === 'insert') {
    return judged(context, entity, insertedValues(entity, row, fields));
  }
  return judged(context, entity, write.values(row), row.values);
}

/** Sends the requests of one kind of write. */
class ManySender {
  readonly #context: WriteContext;
  readonly #entity: Entity;
  readonly #write: ManyWrite;
  /** Names of the fields that were read. */
  readonly #fields: readonly string[];
  readonly #results: RowResults<ReadRecord>;

  constructor(
    context: WriteContext,
    entity: Entity,
    write: ManyWrite,
    fields: readonly string[],
    results: RowResults<ReadRecord>,
  ) {
    this.#context = context;
    this.#entity = entity;
    this.#write = write;
    this.#fields = fields;
    this.#results = results;
  }

  readonly send = async (batch: WriteBatch): Promise<readonly WriteBatch[]> => {
    const { source, send } = this.#context;
    const guard = guardOf(this.#entity, this.#write, batch);
    const rows = await this.#compared(batch.rows, guard);
    if (rows.length === 0) return [];
    const sent = { ...batch, rows };
    const written = await send(() =>
      writeBatch(source, this.#entity, this.#write, sent, guard, this.#fields),
    );
    const missing = rows.filter((row) => {
      const after = written.get(row.id);
      if (after !== undefined) this.#save(row, after, batch.values);
      return after === undefined;
    });
    return missing.length === 0 ? [] : this.#explain({ ...sent, rows: missing }, guard);
  };

  readonly settle = async (batch: WriteBatch): Promise<readonly WriteBatch[]> => {
    const { values = {}, attempt } = batch;
    const after = (row: ReadRecord) => idAfter(this.#entity, row, values);
    const now = await this.#readNow([
      ...batch.rows,
      ...batch.rows.flatMap((row) => (after(row) === row.id ? [] : { ...row, id: after(row) })),
    ]);
    const missing = batch.rows.filter((row) => {
      const current = now.get(row.id);
      const moved = after(row) === row.id ? current : current === undefined && now.get(after(row));
      const isWritten =
        this.#write.operation === 'update'
          ? moved !== undefined && moved !== false && holds(this.#entity, moved.values, values)
          : (current === undefined) === (this.#write.operation === 'delete');
      if (!isWritten) return true;
      if (this.#write.operation === 'delete' && isIntercepted(this.#entity, this.#write)) {
        this.#hide(row);
      } else this.#save(row, moved || { id: row.id }, batch.values);
      return false;
    });
    return missing.length === 0 ? [] : [{ ...batch, rows: missing, attempt: attempt + 1 }];
  };

  /** Leaves out rows that have changed in fields that no condition of the request compares. */
  async #compared(
    rows: readonly ReadRecord[],
    guard: ReturnType<typeof guardOf>,
  ): Promise<readonly ReadRecord[]> {
    const compared = comparedBefore(this.#entity, this.#write, guard);
    const isTaken = this.#write.operation !== 'insert' && isIntercepted(this.#entity, this.#write);
    if (compared.length === 0 && !isTaken) return rows;
    const now = await this.#readNow(rows);
    return rows.flatMap((row) => {
      const found = comparedRecord(this.#entity, this.#write, row, now.get(row.id), compared);
      if (!(found instanceof DataError)) return [found];
      this.#results.set(row, unsavedBy(found));
      return [];
    });
  }

  /** Finds out why a request left some of its rows unwritten. Returns those to try again. */
  async #explain(
    batch: WriteBatch,
    guard: ReturnType<typeof guardOf>,
  ): Promise<readonly WriteBatch[]> {
    const now = await this.#readNow(batch.rows);
    const moved = batch.rows.flatMap((row) => {
      const current = now.get(row.id);
      const why = unwrittenBecause(this.#entity, this.#write, batch, guard, row, current);
      if (why === 'hidden') this.#hide(row);
      else if (why instanceof DataError) this.#results.set(row, unsavedBy(why));
      else return [why];
      return [];
    });
    // Records of one request were read at the same time, and can share a condition again.
    const groups = Map.groupBy(moved, ({ request }) => request).values();
    return [...groups].map((rows) => ({ ...batch, rows, attempt: batch.attempt + 1 }));
  }

  #save(row: ReadRecord, after: WrittenRow, sent: RecordValues = {}): void {
    const isDeleted = this.#write.operation === 'delete';
    const { version: _version, ...before } = row;
    const values = { ...row.values, ...after.values };
    const links = { ...row.links, ...after.links };
    const record = isDeleted ? null : { ...before, ...after, values, links };
    this.#results.set(row, { status: 'saved', record, before: row, values: sent });
  }

  #hide(row: ReadRecord): void {
    this.#results.set(row, {
      status: 'saved',
      record: null,
      before: row,
      values: {},
      isHidden: true,
    });
  }

  async #readNow(rows: readonly ReadRecord[]): Promise<ReadonlyMap<string, ReadRecord>> {
    const { source, send } = this.#context;
    return send(() => readNow(source, this.#entity, rows, this.#fields));
  }
}

/** Returns the id of a record after a change to its key. */
function idAfter(entity: Entity, row: ReadRecord, values: RecordValues): string {
  if (!changesKey(entity, values)) return row.id;
  return writeKey(keyFields(entity).map((name) => `${values[name] ?? row.values[name] ?? ''}`));
}
