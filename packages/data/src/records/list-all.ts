import { DataError, type RawRow } from '../client/index.ts';
import { type Entity, isLarge } from '@ninefold/specification';
import {
  type Filter,
  type ListState,
  type Parameter,
  writeFilters,
} from '@ninefold/specification/grammar';
import { keyFields, planNextPage, type RecordSource } from '../query/index.ts';
import {
  type ListOptions,
  type ListPlan,
  mostRowsOf,
  planList,
  requestRange,
  type Scope,
} from './list-plan.ts';
import type { RecordPage } from './record.ts';
import { recordsOf } from './rows.ts';

export interface ListAllOptions extends ListOptions {
  /** The last page that was read before: the list goes on after it. */
  readonly after?: RecordPage;
  /**
   * By `constraint`: the links to read. With it, `fields` are read without the fields of the title. Those of the
   * fields where left out.
   */
  readonly links?: readonly string[];
  /** Reads no more records than this. */
  readonly most?: number;
  /** Sends a request: it can send it again where that fails. */
  readonly attempt?: <T>(send: () => Promise<T>) => Promise<T>;
}

/**
 * Reads all records of a list, in its order, in pages of at least one record. While a page is used, the
 * next one is being read. Each page is found by the last row of the page before where the order allows it:
 * then the last one costs what the first one costs, and no record that is there all the time is missed or
 * read twice, regardless of what is created and deleted meanwhile.
 *
 * @param state Its `offset` and `limit` don't matter.
 * @throws {DataError} where a page can't be read. The pages before stay valid: `after` goes on from them.
 */
export async function* listAllRecords(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options: ListAllOptions = {},
  scope: Scope = {},
): AsyncGenerator<RecordPage, void, undefined> {
  const left = new AbortController();
  const signal =
    options.signal === undefined ? left.signal : AbortSignal.any([options.signal, left.signal]);
  const plan = await planList(source, entity, state, { ...options, signal }, scope);
  if (plan === undefined) return;
  const read = pageReader(plan, options);
  try {
    let page = await read(options.after);
    while (page !== undefined) {
      const following = read(page);
      // Its failure is ignored if the caller has stopped.
      following.catch(() => undefined);
      yield page;
      page = await following;
    }
  } finally {
    left.abort();
  }
}

/** Returns a function that reads the page after another one, or the first; undefined past the end. */
function pageReader(
  plan: ListPlan,
  { after, most = Infinity, attempt = (send) => send() }: ListAllOptions,
) {
  const { source, entity, terms, records, signal } = plan;
  const limit = Math.min(mostRowsOf(source.specification), most);
  const end = (after === undefined ? 0 : after.offset + after.rows.length) + most;
  // Without a key, rows may be equal in all that the list is ordered by: those after the last would be missed.
  const isUnique = keyFields(entity).length > 0;
  // A server returns no more rows than its max_rows, which may be unknown: an answer that is shorter than
  // the limit is cut, unless another one was longer.
  let longest = 0;
  let isEnd = false;

  async function readRange(range: readonly Parameter[], room: number) {
    const limited = [...range, ['limit', String(room)] as const];
    const { rows } = await attempt(() =>
      requestRange(plan, 'read', limited, undefined).catch(nonePastEnd),
    );
    const isCut = rows.length > 0 && rows.length >= Math.min(room, longest);
    longest = Math.max(longest, rows.length);
    return { rows, isCut };
  }

  /** Reads the first page, and counts all rows, once. */
  async function readFirst(): Promise<Answer> {
    const exact = !isLarge(entity);
    const range = [['limit', String(limit)]] as const;
    const mode = exact ? 'exact' : 'estimated';
    const { rows, count } = await attempt(() => requestRange(plan, 'read', range, mode));
    longest = rows.length;
    const total = count === null ? null : { count: Math.max(count, rows.length), exact };
    return { rows, total, isLast: exact && count === rows.length };
  }

  async function readWays(ways: readonly (readonly Filter[])[], room: number): Promise<Answer> {
    const rows: RawRow[] = [];
    for (const filters of ways) {
      const answer = await readRange(writeFilters(filters), room - rows.length);
      rows.push(...answer.rows);
      if (answer.isCut) return { rows, isLast: false };
    }
    return { rows, isLast: true };
  }

  async function readOffset(offset: number, room: number): Promise<Answer> {
    const { rows, isCut } = await readRange([['offset', String(offset)]], room);
    return { rows, isLast: !isCut };
  }

  return async function readPage(before: RecordPage | undefined): Promise<RecordPage | undefined> {
    const offset = before === undefined ? 0 : before.offset + before.rows.length;
    const room = Math.min(limit, end - offset);
    if (isEnd || room <= 0) return undefined;
    const last = before?.rows.at(-1);
    const ways = last && isUnique ? planNextPage(terms, last.values, terms.length) : undefined;
    const {
      rows,
      isLast,
      total = before?.total ?? null,
    } = await (before === undefined
      ? readFirst()
      : ways
        ? readWays(ways, room)
        : readOffset(offset, room));
    const found = await attempt(() => recordsOf(source, records, rows, offset, { signal }));
    // Only now: a page that fails is read again.
    isEnd = isLast;
    if (rows.length === 0) return undefined;
    const count = offset + rows.length;
    return {
      rows: found,
      offset,
      total: isLast
        ? { count, exact: true }
        : total && { ...total, count: Math.max(total.count, count) },
    };
  };
}

interface Answer extends Partial<Pick<RecordPage, 'total'>> {
  readonly rows: readonly RawRow[];
  /** Whether no rows come after these. */
  readonly isLast: boolean;
}

/** Some servers reject what begins past the end. */
function nonePastEnd(error: unknown): Pick<Answer, 'rows'> {
  if (error instanceof DataError && error.failure.code === 'PGRST103') return { rows: [] };
  throw error;
}
