import { DataError, writeBody } from '../../client/index.ts';
import type { FailureKind } from '../../errors/index.ts';
import { writeGuarded } from '../guarded-write.ts';
import { writeKeyColumns } from '../read.ts';
import { bodyOf } from '../write.ts';
import { creationMark } from '../creation/index.ts';
import { isAnswerLost, isTried } from '../failed.ts';
import { RecordConflict } from '../record-conflict.ts';
import { RecordNotKept } from '../record-not-kept.ts';
import type { RecordValues } from '../record.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { rowCheck } from './check-rows.ts';
import { type CheckedRow, isUpdate, type RowUpdate } from './checked-row.ts';
import { inputFirst } from './check-table.ts';
import { createRecords } from './create-records.ts';
import type { ImportPlan } from './import-plan.ts';
import { type ImportProgress, isSettled, markOfRow } from './import-progress.ts';
import { importMessages } from './messages.ts';
import { someKeptMessage } from '../unwritten/index.ts';
import { updateRecords } from './update-records.ts';

export interface SendOptions {
  /** From an earlier run, or new. */
  readonly progress: ImportProgress;
  /** Rows that were found to have problems, which are not sent. */
  readonly leftOut: ReadonlySet<number>;
  /** Keeps the progress before and after each request. The next one waits for it. */
  readonly keep: (progress: ImportProgress) => Promise<void>;
  /** Sends something in the name of the person, who may have to sign in again. */
  readonly send?: <T>(task: () => Promise<T>) => Promise<T>;
  /** Stops after the request under way. */
  readonly signal?: AbortSignal;
  /** Decides about rows that may or may not be stored. */
  readonly unclear?: 'send' | 'leave out';
}

/** The connection was lost, or the server can't go on. What was sent is kept, and can be resumed. */
export class ImportInterrupted extends DataError {
  override readonly name = 'ImportInterrupted';
}

/** It is unknown whether some rows were stored, so the person decides. */
export class ImportUnclear extends Error {
  override readonly name = 'ImportUnclear';
  readonly rows: readonly number[];

  constructor(rows: readonly number[]) {
    super(importMessages.unclear({ count: rows.length }));
    this.rows = rows;
  }
}

/** Failures of a single row, not of the request as a whole. */
const ofRows: ReadonlySet<FailureKind> = new Set([
  'denied',
  'conflict',
  'required',
  'unique',
  'reference',
  'check',
  'invalid',
  'refused',
  'timeout',
  'limit',
  'not found',
  'tried',
]);

/** Also for a visitor, who is asked to sign in. */
const refusedByPolicy = '42501';

/** Browsers send six at once to an old server; a newer one is kept busy by some more. */
const updatesAtOnce = 20;

/**
 * Sends the rows of a file that have no problems. Each is stored once, although an answer may be lost, the
 * page be closed, and the import go on later from what was kept.
 *
 * @returns The progress once every row is settled, or at the signal.
 * @throws {ImportInterrupted} where the connection is lost.
 * @throws {ImportUnclear} where rows may or may not be stored.
 */
export async function sendRows(plan: ImportPlan, options: SendOptions): Promise<ImportProgress> {
  const { leftOut } = options;
  const check = rowCheck(plan, { isFirst: false });
  const run = new ImportRun(plan, options);
  for await (const part of plan.table.parts(options.progress.size)) {
    const left = part.filter(
      ({ number }) => !leftOut.has(number) && !isSettled(run.progress, number),
    );
    if (left.length > 0) {
      if (run.isStopped()) break;
      await run.settle(await run.asking(() => check(left)));
      if (run.isStopped()) break;
    }
    await run.finishPart(part.at(-1)?.number ?? 0);
    await inputFirst();
  }
  return run.progress;
}

class ImportRun {
  progress: ImportProgress;
  readonly #plan: ImportPlan;
  readonly #options: SendOptions;
  /** The field that marks a new record, where the database would give it a random value. */
  readonly #mark: string | undefined;

  constructor(plan: ImportPlan, options: SendOptions) {
    this.#plan = plan;
    this.#options = options;
    this.progress = options.progress;
    const given = plan.columns.flatMap(({ target }) =>
      target.kind === 'field' ? [[target.field, null] as const] : [],
    );
    this.#mark = creationMark(plan.entity, Object.fromEntries(given))?.field;
  }

  /** Asks for something: without an answer, the import stops where it is. */
  async asking<T>(ask: () => Promise<T>): Promise<T> {
    const { send = (task) => task() } = this.#options;
    try {
      return await send(ask);
    } catch (error) {
      throw error instanceof DataError ? interrupted(error) : error;
    }
  }

  isStopped(): boolean {
    return this.#options.signal?.aborted === true;
  }

  async settle(checked: readonly CheckedRow[]): Promise<void> {
    let rows = checked;
    const { sent } = this.progress;
    if (sent !== undefined) {
      const unanswered = rows.filter(({ number }) => sent.rows.includes(number));
      await this.#settleSent(sent, unanswered);
      rows = rows.filter(({ number }) => !isSettled(this.progress, number));
    }
    for (const row of rows) {
      // It has come to be one since the file was checked.
      if (row.outcome === 'problem') {
        this.#refuse(row, row.problems.map(({ message }) => message).join(' '));
      }
    }
    const unchanged = rows.filter(({ outcome }) => outcome === 'unchanged');
    this.#count('unchanged', unchanged);
    const created = rows.filter(({ outcome }) => outcome === 'create');
    for (const group of Map.groupBy(created, fieldsOf).values()) {
      if (this.isStopped()) return;
      await this.#create(group);
    }
    const left: RowUpdate[] = [];
    for (const group of Map.groupBy(rows.filter(isUpdate), changedFieldsOf).values()) {
      left.push(...(await this.#updateTogether(group)));
    }
    for (let start = 0; start < left.length; start += updatesAtOnce) {
      if (this.isStopped()) return;
      await this.#updateEach(left.slice(start, start + updatesAtOnce));
    }
  }

  async finishPart(last: number): Promise<void> {
    const { alsoSettled, ...progress } = this.progress;
    await this.#keep({
      ...progress,
      settled: Math.max(progress.settled, last),
      alsoSettled: alsoSettled.filter((row) => row > last),
    });
  }

  /** Finds out what became of rows whose answer was lost. */
  async #settleSent(sent: NonNullable<ImportProgress['sent']>, rows: readonly CheckedRow[]) {
    if (sent.kind === 'update') {
      // The records have changed since they were read.
      this.#count(
        'updated',
        rows.filter(({ outcome }) => outcome === 'unchanged'),
      );
    } else if (rows.length > 0) {
      const arrival = await this.asking(() => this.#arrival(rows).find(sent.similar));
      const { unclear } = this.#options;
      if (arrival === 'unclear' && unclear === undefined) {
        throw new ImportUnclear(rows.map(({ number }) => number));
      }
      if (arrival === 'unclear' && unclear === 'leave out') {
        for (const row of rows) this.#refuse(row, importMessages.leftOutUnclear);
      }
      if (arrival !== 'unclear')
        this.#count(
          'created',
          rows.filter(({ number }) => arrival.has(number)),
        );
    }
    await this.#keep(withoutSent(this.progress));
  }

  #arrival(rows: readonly CheckedRow[]): Arrival {
    const { id } = this.progress;
    const mark = this.#mark === undefined ? undefined : { field: this.#mark, id };
    return arrivalOf(this.#plan, rows, mark);
  }

  /** @param isUnseen No policy shows the records to this person, so they can't be counted. */
  async #create(rows: readonly CheckedRow[], isUnseen = false): Promise<void> {
    if (rows.length === 0) return;
    const { source, entity } = this.#plan;
    const arrival = this.#arrival(rows);
    const seen = arrival.isCounted && !isUnseen;
    const similar = seen ? await this.asking(() => arrival.before()) : undefined;
    await this.#keep({
      ...this.progress,
      sent: {
        kind: 'create',
        rows: rows.map(({ number }) => number),
        ...(similar !== undefined && { similar }),
      },
    });
    const records = rows.map((row) => this.#marked(row));
    try {
      await this.#sending(() => createRecords(source, entity, records, { seen }));
      this.#count('created', rows);
    } catch (error) {
      if (!(error instanceof DataError) || !isOfRows(error)) throw error;
      if (isTried(error, rows.length)) this.#count('created', rows, error);
      else if (error instanceof RecordNotKept) await this.#settleNotKept(rows, error);
      else if (seen && error.failure.code === refusedByPolicy) await this.#create(rows, true);
      else await this.#createEach(rows, error);
    }
    await this.#keep(withoutSent(this.progress));
  }

  /** Some rows, or all, are not among the records after they were accepted. None is sent again. */
  async #settleNotKept(
    rows: readonly CheckedRow[],
    { kept, failure }: RecordNotKept,
  ): Promise<void> {
    const found = this.#arrival(rows);
    const arrival =
      kept === 0
        ? new Set<number>()
        : found.isCounted
          ? 'unclear'
          : await this.asking(() => found.find(undefined));
    const { entity } = this.#plan;
    for (const row of rows) {
      if (arrival === 'unclear') {
        this.#refuse(row, someKeptMessage(entity, kept, rows.length));
      } else if (arrival.has(row.number)) this.#count('created', [row]);
      else this.#refuse(row, failure.message);
    }
  }

  /** A request that was refused is divided, until the rows are found that the database refuses. */
  async #createEach(rows: readonly CheckedRow[], error: DataError): Promise<void> {
    const [first, ...others] = rows;
    if (first === undefined) return;
    if (others.length > 0) {
      const half = Math.ceil(rows.length / 2);
      await this.#create(rows.slice(0, half));
      await this.#create(rows.slice(half));
      return;
    }
    // A request that seemed lost may have been on its way.
    const arrived = error.failure.kind === 'unique' && (await this.#hasArrived(first));
    if (arrived) this.#count('created', [first]);
    else this.#refuse(first, error.failure.message);
  }

  async #hasArrived(row: CheckedRow): Promise<boolean> {
    if (this.#mark === undefined) return false;
    const arrival = await this.asking(() => this.#arrival([row]).find(undefined));
    return arrival !== 'unclear' && arrival.has(row.number);
  }

  /**
   * Updates records in one request. Returns the rows that need one each: they are few, another person
   * changed their records, or the database refuses them or has no function for many.
   */
  async #updateTogether(rows: readonly RowUpdate[]): Promise<readonly RowUpdate[]> {
    // The function finds records by their keys alone.
    const isShared = this.#plan.entity.sharedKey === true;
    if (rows.length <= updatesAtOnce || isShared || this.isStopped()) return rows;
    const { source, entity } = this.#plan;
    await this.#keepUpdate(rows);
    let left = rows;
    try {
      const updated = await this.#sending(() => updateRecords(source, entity, rows));
      this.#count(
        'updated',
        rows.filter((row) => updated.has(row)),
      );
      left = rows.filter((row) => !updated.has(row));
    } catch (error) {
      if (!(error instanceof DataError) || !isOfRows(error)) throw error;
      if (isTried(error, rows.length)) {
        this.#count('updated', rows, error);
        left = [];
        // Refused all together because of some, unless the role can't use the function.
      } else if (error.failure.code !== refusedByPolicy) {
        const half = Math.ceil(rows.length / 2);
        left = [
          ...(await this.#updateTogether(rows.slice(0, half))),
          ...(await this.#updateTogether(rows.slice(half))),
        ];
      }
    }
    await this.#keep(withoutSent(this.progress));
    return left;
  }

  async #updateEach(rows: readonly RowUpdate[]): Promise<void> {
    await this.#keepUpdate(rows);
    const { source, entity } = this.#plan;
    const results = await Promise.allSettled(
      rows.map(({ existing, changes }) =>
        this.#sending(() =>
          // The key alone proves that the record was written.
          writeGuarded({
            source,
            entity,
            record: existing,
            operation: 'update',
            fields: Object.keys(changes),
            wholeRecord: false,
            parameters: [['select', writeKeyColumns(entity)]],
            values: writeBody(bodyOf(entity, changes)),
          }),
        ),
      ),
    );
    let stop: Error | undefined;
    for (const [index, result] of results.entries()) {
      const row = rows[index];
      if (row === undefined) continue;
      if (result.status === 'fulfilled') this.#count('updated', [row]);
      else if (result.reason instanceof DataError && isTried(result.reason, 1)) {
        this.#count('updated', [row], result.reason);
      } else if (result.reason instanceof RecordConflict) {
        this.#refuse(row, importMessages.changedMeanwhile);
      } else if (result.reason instanceof DataError && isOfRows(result.reason)) {
        this.#refuse(row, result.reason.failure.message);
      } else stop = result.reason as Error;
    }
    if (stop !== undefined) {
      await this.#keep(this.progress);
      throw stop;
    }
    await this.#keep(withoutSent(this.progress));
  }

  #keepUpdate(rows: readonly CheckedRow[]): Promise<void> {
    return this.#keep({
      ...this.progress,
      sent: { kind: 'update', rows: rows.map(({ number }) => number) },
    });
  }

  async #sending<T>(task: () => Promise<T>): Promise<T> {
    const { send = (now) => now() } = this.#options;
    try {
      return await send(task);
    } catch (error) {
      if (!(error instanceof DataError) || isOfRows(error)) throw error;
      throw interrupted(error);
    }
  }

  #marked({ number, values }: CheckedRow): RecordValues {
    const mark = this.#mark;
    return mark === undefined ? values : { ...values, [mark]: markOfRow(this.progress.id, number) };
  }

  /** @param tried The database would take the rows, and stores none. */
  #count(
    what: 'created' | 'updated' | 'unchanged',
    rows: readonly CheckedRow[],
    tried?: DataError,
  ): void {
    this.progress = {
      ...this.progress,
      ...(tried !== undefined && { tried: tried.failure.message }),
      [what]: this.progress[what] + rows.length,
      alsoSettled: [...this.progress.alsoSettled, ...rows.map(({ number }) => number)],
    };
  }

  #refuse({ number }: CheckedRow, message: string): void {
    this.progress = {
      ...this.progress,
      refused: [...this.progress.refused, [number, message]],
      alsoSettled: [...this.progress.alsoSettled, number],
    };
  }

  async #keep(progress: ImportProgress): Promise<void> {
    this.progress = progress;
    await this.#options.keep(progress);
  }
}

function withoutSent({ sent: _sent, ...progress }: ImportProgress): ImportProgress {
  return progress;
}

function isOfRows(error: DataError): boolean {
  const { kind, code, technical } = error.failure;
  const isRefusal = (ofRows.has(kind) || code === refusedByPolicy) && technical.status !== 429;
  return isRefusal && !(error instanceof ImportInterrupted) && !isAnswerLost(error);
}

function interrupted(error: DataError): ImportInterrupted {
  return new ImportInterrupted(error.failure, { cause: error });
}

/** Rows of one request have the same fields: what a row leaves out is the database's to fill in. */
function fieldsOf({ values }: CheckedRow): string {
  return JSON.stringify(Object.keys(values).toSorted());
}

/** Only what a row changes is written: a trigger may be about a field that is written, though it stays the same. */
function changedFieldsOf({ changes }: RowUpdate): string {
  return JSON.stringify(Object.keys(changes).toSorted());
}
