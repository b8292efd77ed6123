import { DataError } from '@ninefold/data/client';
import { creationMark } from '@ninefold/data/records/creation';
import { isAnswerLost, RecordNotKept, type RecordValues } from '@ninefold/data/records';
import {
  type Arrival,
  arrivalOf,
  type CheckedRow,
  createRecords,
  importMessages,
  type ImportPlan,
  isUpdate,
  markOfRow,
  type RowUpdate,
  someKeptMessage,
  updateRecord,
  updateRecords,
} from '@ninefold/data/records/import';
import { isDone, type RowResult, RowResults, runBatches } from '../many/index.ts';
import { endsRun, unsavedBy, type WriteContext } from '../writes/index.ts';
import type { KeptProgress } from './kept-progress.ts';
import { alike, inTurns, type RowBatch, updatesAtOnce } from './row-batches.ts';

/** Also for a visitor, who is asked to sign in. */
const refusedByPolicy = '42501';

/** Sends the rows of an import, and keeps before each request which are on their way. */
export class RowSender {
  readonly #context: WriteContext;
  readonly #plan: ImportPlan;
  readonly #kept: KeptProgress;
  /** The field that marks a new record. */
  readonly #mark: string | undefined;
  #results = new RowResults<CheckedRow>(({ number }) => number);

  constructor(context: WriteContext, plan: ImportPlan, kept: KeptProgress) {
    this.#context = { ...context, source: plan.source };
    this.#plan = plan;
    this.#kept = kept;
    const given = plan.columns.flatMap(({ target }) =>
      target.kind === 'field' ? [[target.field, null] as const] : [],
    );
    this.#mark = creationMark(plan.entity, Object.fromEntries(given))?.field;
  }

  /** Writes rows that were checked. Returns why it ended early. */
  async run(rows: readonly CheckedRow[], signal?: AbortSignal): Promise<DataError | undefined> {
    this.#results = new RowResults(
      ({ number }) => number,
      (row, result) => this.#note(row, result),
    );
    for (const row of rows) {
      // It has come to be one since the file was checked.
      if (row.outcome === 'problem') {
        const problems = row.problems.map(({ message }) => ({ fields: [], message }));
        this.#results.set(row, { status: 'refused', problems });
      } else if (row.outcome === 'unchanged') this.#save(row);
    }
    const created = rows.filter(({ outcome }) => outcome === 'create');
    const batches = [
      ...alike(created, ({ values }) => values, 'create'),
      ...alike(rows.filter(isUpdate), ({ changes }) => changes, 'update together'),
    ];
    const stopped = await runBatches<CheckedRow, RowBatch>(batches, this, this.#results, signal);
    if (stopped !== undefined) await this.#kept.keep();
    return stopped;
  }

  readonly send = async (batch: RowBatch): Promise<readonly RowBatch[]> => {
    if (batch.operation === 'update each') return this.#updateEach(batch.rows.filter(isUpdate));
    if (batch.operation === 'create') return this.#settling(() => this.#create(batch));
    const rows = batch.rows.filter(isUpdate);
    // The function finds records by their keys alone.
    const isShared = this.#plan.entity.sharedKey === true;
    if (rows.length <= updatesAtOnce || isShared) return inTurns(rows);
    return this.#settling(() => this.#updateTogether(rows));
  };

  /** What was sent is kept: the import looks for it when it goes on. */
  readonly settle = (): Promise<never> => {
    const message =
      'An answer to the import was lost. Go on with it: it then finds out which rows were stored.';
    return Promise.reject(new Error(message));
  };

  /** Finds out later whether new records have been stored. */
  arrivalOf(rows: readonly CheckedRow[]): Arrival {
    const { id } = this.#kept.progress;
    return arrivalOf(
      this.#plan,
      rows,
      this.#mark === undefined ? undefined : { field: this.#mark, id },
    );
  }

  /** Keeps, where a request was answered, that it isn't on its way any more. */
  async #settling(send: () => Promise<readonly RowBatch[]>): Promise<readonly RowBatch[]> {
    try {
      const next = await send();
      await this.#kept.answered();
      return next;
    } catch (error) {
      if (isRefusal(error)) await this.#kept.answered();
      throw error;
    }
  }

  async #create({ rows, isUnseen }: RowBatch): Promise<readonly RowBatch[]> {
    const { source, entity } = this.#plan;
    const { send } = this.#context;
    const arrival = this.arrivalOf(rows);
    const seen = arrival.isCounted && isUnseen !== true;
    const similar = seen ? await send(() => arrival.before()) : undefined;
    const numbers = rows.map(({ number }) => number);
    await this.#kept.sending({
      kind: 'create',
      rows: numbers,
      ...(similar !== undefined && { similar }),
    });
    try {
      const records = rows.map((row) => this.#marked(row));
      await send(() => createRecords(source, entity, records, { seen }));
      for (const row of rows) this.#save(row);
    } catch (error) {
      if (error instanceof RecordNotKept) await this.#settleNotKept(rows, error);
      else if (seen && isPolicy(error)) {
        return [{ operation: 'create', rows, attempt: 1, isUnseen: true }];
      } else if (await this.#hasArrived(rows, error)) {
        for (const row of rows) this.#save(row);
      } else throw error;
    }
    return [];
  }

  /** Whether a row that is refused as the second of its key is the first itself: it seemed lost and was on its way. */
  async #hasArrived(rows: readonly CheckedRow[], error: unknown): Promise<boolean> {
    const isTwice = error instanceof DataError && error.failure.kind === 'unique';
    if (!isTwice || rows.length > 1 || this.#mark === undefined) return false;
    const found = await this.#context.send(() => this.arrivalOf(rows).find(undefined));
    return found !== 'unclear' && rows.every(({ number }) => found.has(number));
  }

  /** Some rows, or all, are not among the records after they were accepted. None is sent again. */
  async #settleNotKept(rows: readonly CheckedRow[], error: RecordNotKept): Promise<void> {
    const { entity } = this.#plan;
    const arrival = this.arrivalOf(rows);
    const found =
      error.kept === 0
        ? new Set<number>()
        : arrival.isCounted
          ? 'unclear'
          : await this.#context.send(() => arrival.find(undefined));
    const message = someKeptMessage(entity, error.kept, rows.length);
    for (const row of rows) {
      if (found === 'unclear') {
        this.#results.set(row, { status: 'refused', problems: [{ fields: [], message }] });
      } else if (found.has(row.number)) this.#save(row);
      else this.#results.set(row, unsavedBy(error));
    }
  }

  /** Updates records in one request; those that are left over, one by one. */
  async #updateTogether(rows: readonly RowUpdate[]): Promise<readonly RowBatch[]> {
    const { source, entity } = this.#plan;
    await this.#kept.sending({ kind: 'update', rows: rows.map(({ number }) => number) });
    try {
      const updated = await this.#context.send(() => updateRecords(source, entity, rows));
      for (const row of updated) this.#save(row);
      return inTurns(rows.filter((row) => !updated.has(row)));
    } catch (error) {
      // The role can't use the function.
      if (isPolicy(error)) return inTurns(rows);
      throw error;
    }
  }

  async #updateEach(rows: readonly RowUpdate[]): Promise<readonly RowBatch[]> {
    const { source, entity } = this.#plan;
    await this.#kept.sending({ kind: 'update', rows: rows.map(({ number }) => number) });
    const results = await Promise.allSettled(
      rows.map((row) => this.#context.send(() => updateRecord(source, entity, row))),
    );
    let stop: unknown;
    for (const [index, result] of results.entries()) {
      const row = rows[index];
      if (row === undefined) continue;
      if (result.status === 'fulfilled') this.#save(row);
      else if (isRefusal(result.reason)) this.#results.set(row, unsavedBy(result.reason));
      else stop = result.reason;
    }
    if (stop !== undefined) throw stop;
    await this.#kept.answered();
    return [];
  }

  #marked({ number, values }: CheckedRow): RecordValues {
    const mark = this.#mark;
    if (mark === undefined) return values;
    return { ...values, [mark]: markOfRow(this.#kept.progress.id, number) };
  }

  #save(row: CheckedRow): void {
    this.#results.set(row, { status: 'saved', record: null, values: row.changes ?? row.values });
  }

  #note(row: CheckedRow, result: RowResult): void {
    const { outcome } = row;
    const counts = { create: 'created', update: 'updated', unchanged: 'unchanged' } as const;
    if (outcome !== 'problem' && isDone(result)) {
      this.#kept.count(counts[outcome], [row], 'error' in result ? result.error : undefined);
    } else if (result.status === 'conflict') {
      this.#kept.refuse(row, importMessages.changedMeanwhile);
    } else if (result.status === 'refused') {
      const problems = result.problems.map(({ message }) => message).join(' ');
      const { error } = result;
      this.#kept.refuse(row, error instanceof DataError ? error.failure.message : problems);
    }
  }
}

function isPolicy(error: unknown): boolean {
  return error instanceof DataError && error.failure.code === refusedByPolicy;
}

/** Whether a request was answered, and further ones can be. */
function isRefusal(error: unknown): boolean {
  return error instanceof DataError && !isAnswerLost(error) && !endsRun(error);
}
