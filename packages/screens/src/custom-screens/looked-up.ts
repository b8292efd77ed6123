import type { RecordsState } from '@ninefold/records';

/**
 * Returns the records that others lead to: in the state of those until they are read, and empty where they hold no
 * value to look up, because nothing is requested then. Where there are more of those than were read, there may be more of
 * these, too.
 */
export function lookedUp(
  to: RecordsState,
  values: readonly string[],
  found: RecordsState,
): RecordsState {
  if (to.status !== 'ready' && to.status !== 'empty') return to;
  if (values.length === 0) {
    const page = { rows: [], offset: 0, total: { count: 0, exact: true } };
    const { isRefreshing, refreshError } = to;
    return { status: 'empty', isRefreshing, refreshError, rows: [], page, hasMore: false };
  }
  return found.status === 'ready' ? { ...found, hasMore: found.hasMore || to.hasMore } : found;
}
