import type { RecordPage } from '@ninefold/data/records';
import type { Records } from './use-records.ts';

const none: RecordPage = { rows: [], offset: 0, total: { count: 0, exact: true } };

/**
 * Returns the records that others lead to: none where those are read and hold no value to look up, because
 * nothing is requested then.
 */
export function lookedUp<Found extends Pick<Records, 'rows' | 'page'>>(
  { rows }: Pick<Records, 'rows'>,
  values: readonly string[],
  found: Found,
): Found {
  if (rows === undefined || values.length > 0) return found;
  return { ...found, rows: none.rows, page: none };
}
