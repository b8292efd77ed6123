import type { DataError } from '@ninefold/data/client';
import type {
  FailedRecord,
  ManyOutcome,
  ManyProgress,
  ReadRecord,
  WrittenRecord,
} from '@ninefold/data/records/bulk';
import { actionFailure, type ActionResult } from '../custom-code/custom-actions/index.ts';

/** Runs an action with one record after the other. Never throws: what ends the run is in the outcome. */
export async function runEach(
  records: readonly ReadRecord[],
  run: (record: ReadRecord) => Promise<ActionResult>,
  {
    signal,
    onProgress,
  }: { readonly signal: AbortSignal; readonly onProgress: (progress: ManyProgress) => void },
): Promise<ManyOutcome> {
  const written: WrittenRecord[] = [];
  const failed: FailedRecord[] = [];
  const tried: FailedRecord[] = [];
  let stopped: DataError | undefined;
  let next = 0;
  for (const record of records) {
    if (signal.aborted) break;
    const failure = actionFailure(await run(record));
    if (failure?.status === 'offline') {
      stopped = failure.error;
      break;
    }
    next += 1;
    if (failure === undefined) written.push({ before: record, after: {} });
    else (failure.status === 'tried' ? tried : failed).push({ record, error: failure.error });
    onProgress({ done: written.length, failed: failed.length, total: records.length });
  }
  return {
    written,
    unchanged: [],
    failed,
    tried,
    uncertain: [],
    left: records.slice(next),
    ...(stopped !== undefined && { stopped }),
  };
}
