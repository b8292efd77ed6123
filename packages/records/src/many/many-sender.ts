import { DataError } from '@ninefold/data/client';
import { idOf, type RecordValues } from '@ninefold/data/records';
import {
  changesKey,
  comparedBefore,
  comparedRecord,
  guardOf,
  holds,
  isIntercepted,
  type ManyWrite,
  type ReadRecord,
  readNow,
  unwrittenBecause,
  writeBatch,
  type WriteBatch,
  type WrittenRow,
} from '@ninefold/data/records/bulk';
import type { Entity } from '@ninefold/specification';
import { unsavedBy, type WriteContext } from '../writes/index.ts';
import type { BatchSender } from './run-batches.ts';
import type { RowResults } from './row-result.ts';

/** Sends the requests of one kind of write. */
export class ManySender implements BatchSender<WriteBatch> {
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
  return idOf(entity, { ...row.values, ...values });
}
