import type { RecordPage, RecordRow } from '@ninefold/data/records';

/** A page as it is being read, with the current values of its rows. */
export interface MergedPage {
  /** Holds the rows that are shown, in the order in which they are shown. */
  readonly page: RecordPage;
  /** By row: the names of the fields whose values have changed. */
  readonly changed: ReadonlyMap<string, readonly string[]>;
  /** The rows that the list no longer has. */
  readonly gone: ReadonlySet<string>;
  /** The page as the list is now, where it has other rows or another order. */
  readonly waiting?: WaitingPage;
}

export interface WaitingPage {
  readonly page: RecordPage;
  readonly difference: 'new' | 'gone' | 'order' | 'other';
  /** How many rows are new, or gone. Undefined where that isn't known. */
  readonly count?: number;
}

/**
 * Merges a fresh answer into the page that is shown: nothing moves, and no row leaves or comes.
 *
 * @param fresh The same page, read again.
 * @param elsewhere Rows of `shown` that the list has on other pages now.
 * @param limit Rows per page.
 */
export function mergePages(
  shown: RecordPage,
  fresh: RecordPage,
  elsewhere: readonly RecordRow[],
  limit: number,
): MergedPage {
  const current = new Map([...elsewhere, ...fresh.rows].map((row) => [row.id, row]));
  const changed = new Map<string, readonly string[]>();
  const gone = new Set<string>();
  const rows = shown.rows.map((row) => {
    const now = current.get(row.id);
    if (now === undefined) gone.add(row.id);
    if (now === undefined || isSame(now, row)) return row;
    const fields = Object.keys(now.values).filter(
      (name) => !isSame(now.values[name], row.values[name]),
    );
    if (fields.length > 0) changed.set(row.id, fields);
    return now;
  });
  const difference = differenceOf(shown, fresh, gone, limit);
  if (difference === undefined) return { page: { ...fresh, rows }, changed, gone };
  return { page: { ...shown, rows }, changed, gone, waiting: { page: fresh, ...difference } };
}

/** Returns how the fresh page differs in its rows or their order, by what matters most. */
function differenceOf(
  shown: RecordPage,
  fresh: RecordPage,
  gone: ReadonlySet<string>,
  limit: number,
): Pick<WaitingPage, 'difference' | 'count'> | undefined {
  const before = shown.rows.map(({ id }) => id);
  const now = fresh.rows.map(({ id }) => id);
  if (isSame(before, now)) return undefined;
  const known = new Set(before);
  const stays = new Set(now);
  const kept = now.filter((id) => known.has(id));
  const lastKept = now.findLastIndex((id) => known.has(id));
  // After the last row of a full page, rows only move up from the next page.
  const isLast = shown.rows.length < limit;
  const arrived = (isLast ? now : now.slice(0, lastKept + 1)).filter((id) => !known.has(id));
  if (arrived.length > 0 || (kept.length === 0 && now.length > 0)) {
    // Rows of a later page may come from the previous one. If none is left, more may have come than fit.
    const isCounted = fresh.offset === 0 && (kept.length > 0 || now.length < limit);
    return { difference: 'new', ...(isCounted && { count: arrived.length }) };
  }
  if (gone.size > 0) return { difference: 'gone', count: gone.size };
  const order = before.filter((id) => stays.has(id));
  return { difference: isSame(order, kept) ? 'other' : 'order' };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
