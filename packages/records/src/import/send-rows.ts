import { DataError } from '@ninefold/data/client';
import {
  type CheckedRow,
  importMessages,
  type ImportPlan,
  type ImportProgress,
  inputFirst,
  isSettled,
  rowCheck,
} from '@ninefold/data/records/import';
import { refreshed, type WriteContext } from '../writes/index.ts';
import { KeptProgress } from './kept-progress.ts';
import { RowSender } from './row-sender.ts';

export interface SendOptions {
  /** From an earlier run, or new. */
  readonly progress: ImportProgress;
  /** Rows that were found to have problems, which are not sent. */
  readonly leftOut: ReadonlySet<number>;
  /** Keeps the progress before and after each request. The next one waits for it. */
  readonly keep: (progress: ImportProgress) => Promise<void>;
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

/**
 * Sends the rows of a file that have no problems, and reads again what is shown. Each is stored once, although an answer
 * may be lost, the page be closed, and the import go on later from what was kept.
 *
 * @returns The progress once every row is settled, or at the signal.
 * @throws {ImportInterrupted} where the connection is lost.
 * @throws {ImportUnclear} where rows may or may not be stored.
 */
export async function sendRows(
  context: WriteContext,
  plan: ImportPlan,
  options: SendOptions,
): Promise<ImportProgress> {
  const { leftOut, signal, unclear } = options;
  const kept = new KeptProgress(options.progress, options.keep);
  const sender = new RowSender(context, plan, kept);
  const check = rowCheck(plan, { isFirst: false });
  const isStopped = () => signal?.aborted === true;
  try {
    for await (const part of plan.table.parts(options.progress.size)) {
      const left = part.filter(
        ({ number }) => !leftOut.has(number) && !isSettled(kept.progress, number),
      );
      if (left.length > 0) {
        if (isStopped()) break;
        const rows = await context.send(() => check(left));
        await settleSent(rows);
        const stopped = await sender.run(unsettled(rows), signal);
        if (stopped !== undefined) throw stopped;
        if (isStopped()) break;
      }
      await kept.finishPart(part.at(-1)?.number ?? 0);
      await inputFirst();
    }
    return kept.progress;
  } catch (error) {
    // Without an answer, the import stops where it is.
    if (!(error instanceof DataError)) throw error;
    throw new ImportInterrupted(error.failure, { cause: error });
  } finally {
    // Nobody waits for it: the screen shows the progress.
    void refreshed(context);
  }

  function unsettled(rows: readonly CheckedRow[]): readonly CheckedRow[] {
    return rows.filter(({ number }) => !isSettled(kept.progress, number));
  }

  /** Finds out what became of rows whose answer was lost. */
  async function settleSent(checked: readonly CheckedRow[]): Promise<void> {
    const { sent } = kept.progress;
    if (sent === undefined) return;
    const rows = checked.filter(({ number }) => sent.rows.includes(number));
    if (sent.kind === 'update') {
      // The records have changed since they were read.
      const updated = rows.filter(({ outcome }) => outcome === 'unchanged');
      kept.count('updated', updated);
    } else if (rows.length > 0) {
      const arrival = await context.send(() => sender.arrivalOf(rows).find(sent.similar));
      if (arrival !== 'unclear') {
        const created = rows.filter(({ number }) => arrival.has(number));
        kept.count('created', created);
      } else if (unclear === undefined) throw new ImportUnclear(rows.map(({ number }) => number));
      else if (unclear === 'leave out') {
        for (const row of rows) kept.refuse(row, importMessages.leftOutUnclear);
      }
    }
    await kept.answered();
  }
}
