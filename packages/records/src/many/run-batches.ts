import { DataError } from '@ninefold/data/client';
import { isAnswerLost, isTried } from '@ninefold/data/records';
import { mostAttempts } from '@ninefold/data/records/bulk';
import { endsRun, unsavedBy } from '../writes/index.ts';
import type { RowResults } from './row-result.ts';

/** The rows of one request. */
export interface Batch<Row> {
  readonly rows: readonly Row[];
  readonly attempt: number;
}

/** How the requests of a run are sent. Both functions set the result of each row that they know it of. */
export interface BatchSender<Own> {
  /** Sends one request. Returns what is sent next. Rejects where the request failed as a whole. */
  readonly send: (batch: Own) => Promise<readonly Own[]>;
  /** Finds out what a request whose answer was lost has stored. Returns the rest. Rejects where nothing tells. */
  readonly settle: (batch: Own) => Promise<readonly Own[]>;
}

/**
 * Sends requests one after the other. One that fails is divided until it is known which of its rows failed; after a
 * lost answer, it is found out what was stored before anything is sent again. Never rejects.
 *
 * @param signal Ends the run after the current request. A write is never cancelled: its outcome would be unknown.
 * @returns Why the run ended early. Undefined where it was cancelled.
 */
export async function runBatches<Row, Own extends Batch<Row>>(
  batches: readonly Own[],
  { send, settle }: BatchSender<Own>,
  results: RowResults<Row>,
  signal?: AbortSignal,
): Promise<DataError | undefined> {
  const waiting = batches.toReversed();
  for (let batch = waiting.pop(); batch !== undefined; batch = waiting.pop()) {
    if (signal?.aborted === true) return undefined;
    try {
      waiting.push(...(await send(batch)).toReversed());
    } catch (error) {
      const open = batch.rows.filter((row) => !results.has(row));
      const failure = error instanceof DataError ? error : DataError.of({ error });
      // Each row has its result: the error only says that the run is over.
      if (open.length === 0) return failure;
      if (isAnswerLost(failure)) {
        const left = await settle({ ...batch, rows: open }).catch(() => undefined);
        if (left === undefined) {
          for (const row of open) {
            results.set(row, { status: 'lost', error: failure, candidates: [] });
          }
          return failure;
        }
        if (left.some(({ attempt }) => attempt > mostAttempts)) return failure;
        waiting.push(...left.toReversed());
      } else if (endsRun(failure)) return failure;
      else if (isTried(failure, open.length)) {
        for (const row of open) results.set(row, { status: 'tried', error: failure });
      } else if (open.length === 1 && open[0] !== undefined) {
        results.set(open[0], unsavedBy(failure));
      } else {
        // If most rows fail, the halves would only fail again.
        const { failed, done } = results.count;
        const size = failed > done ? 1 : Math.ceil(open.length / 2);
        const parts = Array.from({ length: Math.ceil(open.length / size) }, (_, index) =>
          open.slice(index * size, (index + 1) * size),
        );
        const part = batch;
        waiting.push(...parts.map((rows) => ({ ...part, rows })).toReversed());
      }
    }
  }
  return undefined;
}
