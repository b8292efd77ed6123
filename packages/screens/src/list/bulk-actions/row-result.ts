import type { RecordRow } from '@ninefold/data/records';
import type { RowResult } from '@ninefold/records/many';
import { actionFailure, type doAction } from '../../custom-code/custom-actions/index.ts';

/** Returns the outcome of a custom action as that of its record. */
export function rowResult(
  record: RecordRow,
  result: Awaited<ReturnType<typeof doAction>>,
): RowResult {
  const failure = actionFailure(result);
  if (failure === undefined) return { status: 'saved', record, before: record, values: {} };
  const { status, error } = failure;
  if (status === 'lost') return { status, error, candidates: [] };
  if (status === 'tried') return { status, error };
  // Code that has failed may have done a part before: whatever it was, it is a failure of this record.
  return { status: 'refused', problems: [], error: status === 'thrown' ? error.cause : error };
}
