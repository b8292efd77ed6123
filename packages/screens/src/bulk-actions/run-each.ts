import type { DataError } from '@ninefold/data/client';
import {
  endsRun,
  type FailedRecord,
  type ManyOutcome,
  type ManyProgress,
  type ReadRecord,
  type WrittenRecord,
} from '@ninefold/data/records/bulk';
import { actionFailure, type ActionResult, doAction } from '../custom-code/custom-actions/index.ts';

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
  const uncertain: ReadRecord[] = [];
  let stopped: DataError | undefined;
  let next = 0;
  for (const record of records) {
    if (signal.aborted || stopped !== undefined) break;
    const failure = actionFailure(await doAction(() => run(record)));
    if (failure === undefined) written.push({ before: record, after: {} });
    else {
      const { status, error } = failure;
      if (status === 'lost' || endsRun(error)) stopped = error;
      if (status === 'lost') uncertain.push(record);
      else if (status === 'tried') tried.push({ record, error });
      // Code that has failed may have done a part before. All else that ends the run was done in no part.
      else if (stopped === undefined || status === 'thrown') failed.push({ record, error });
      else break;
    }
    next += 1;
    onProgress({ done: written.length, failed: failed.length, total: records.length });
  }
  return {
    written,
    unchanged: [],
    failed,
    tried,
    uncertain,
    left: records.slice(next),
    ...(stopped !== undefined && { stopped }),
  };
}
