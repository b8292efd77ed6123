import { type CountMode, type DataAnswer, DataError } from '../client/index.ts';
import { type Entity, isLarge } from '@ninefold/specification';
import { type ListState, writeFilters } from '@ninefold/specification/grammar';
import { keyFields, planNextPage, type RecordSource } from '../query/index.ts';
import {
  type ListOptions,
  type ListPlan,
  mostRows,
  pageSizeOf,
  planList,
  requestRange,
  type Scope,
} from './list-plan.ts';
import type { EmptyReason, RecordPage } from './record.ts';
import { recordsOf } from './rows.ts';

/** Reads one page of an entity's records. Past the end, reads the last page. */
export async function listRecords(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options: ListOptions = {},
  scope: Scope = {},
): Promise<RecordPage> {
  const plan = await planList(source, entity, state, options, scope);
  if (plan === undefined) return nothingFound;
  const query: PageQuery = {
    ...plan,
    limit: Math.min(state.limit ?? pageSizeOf(entity, source.specification), mostRows),
  };
  const page = await readAt(query, state, options.after);
  const rows = await recordsOf(source, plan.records, page.rows, page.offset, options);
  return { ...page, rows, ...(rows.length === 0 && { emptyReason: emptyReasonOf(entity, state) }) };
}

async function readAt(
  query: PageQuery,
  { offset, start }: ListState,
  after: RecordPage | undefined,
): Promise<PageAnswer> {
  if (start === undefined) {
    return (after && (await readAfter(query, after, offset))) ?? readPage(query, offset);
  }
  // Few lists start at a value.
  const { readFrom } = await import('./list-from.ts');
  return (await readFrom(query, start, offset)) ?? readPage(query, 0);
}

const nothingFound: RecordPage = {
  rows: [],
  offset: 0,
  total: { count: 0, exact: true },
  emptyReason: 'no match',
};

function emptyReasonOf(entity: Entity, { filters, search }: ListState): EmptyReason {
  if (filters.length > 0 || search.trim() !== '') return 'no match';
  // A view answers by the policies of its underlying tables.
  return entity.rowSecurity || entity.kind === 'view' ? 'none or hidden' : 'none';
}

interface PageQuery extends ListPlan {
  /** At most `mostRows`: the server fills no larger page. */
  readonly limit: number;
}

interface PageAnswer extends Pick<RecordPage, 'offset' | 'total' | 'start'> {
  readonly rows: DataAnswer['rows'];
}

/** Reads the page after another one; undefined where there is none, or an offset is needed. */
async function readAfter(
  query: PageQuery,
  { rows: before, offset: from, total }: RecordPage,
  offset: number,
): Promise<PageAnswer | undefined> {
  const last = before.at(-1);
  // Without a key, rows may be equal in all that the list is ordered by: those after the last would be missed.
  const isUnique = keyFields(query.entity).length > 0;
  const ways = last && isUnique ? planNextPage(query.terms, last.values) : undefined;
  // A request past the end returns the last page, which has another offset.
  if (ways === undefined || from + before.length !== offset) return undefined;
  const rows: DataAnswer['rows'][number][] = [];
  for (const filters of ways) {
    const left = query.limit - rows.length;
    if (left === 0) break;
    const range = [...writeFilters(filters), ['limit', String(left)] as const];
    rows.push(...(await requestRange(query, 'read', range, undefined)).rows);
  }
  if (rows.length === 0) return undefined;
  const seen = offset + rows.length;
  return {
    rows,
    offset,
    // A page that is not full is the last one.
    total:
      rows.length < query.limit
        ? { count: seen, exact: true }
        : total && { ...total, count: Math.max(total.count, seen) },
  };
}

/**
 * Reads a page and counts the rows; past the end, the last page.
 *
 * Small relations are counted exactly. Of large ones PostgREST returns the planner's estimate. Where
 * that is too low, it rejects pages that exist (PGRST103): these are requested again without a count.
 */
async function readPage(query: PageQuery, offset: number): Promise<PageAnswer> {
  const exact = !isLarge(query.entity);
  const page =
    (await tryPage(query, offset, exact ? 'exact' : 'estimated')) ??
    (exact ? undefined : await tryPage(query, offset));
  if (page !== undefined) return page;
  const count = (await requestRange(query, 'count', [['limit', '0']], 'exact')).count ?? 0;
  const last = Math.max(0, Math.ceil(count / query.limit) - 1) * query.limit;
  const lastPage = await tryPage(query, last, 'exact');
  // Rows may have been deleted meanwhile. The first page is never past the end.
  return lastPage ?? { rows: [], offset: 0, total: { count: 0, exact: true } };
}

/** Reads a page; undefined where it begins past the end. */
async function tryPage(
  query: PageQuery,
  offset: number,
  mode?: CountMode,
): Promise<PageAnswer | undefined> {
  const { limit } = query;
  const range = [['offset', String(offset)] as const, ['limit', String(limit)] as const];
  const answer = await requestRange(query, 'read', range, mode).catch((error: unknown) => {
    if (error instanceof DataError && error.failure.code === 'PGRST103') return undefined;
    throw error;
  });
  if (answer === undefined || (answer.rows.length === 0 && offset > 0)) return undefined;
  const { rows, count } = answer;
  const seen = offset + rows.length;
  if (mode === 'exact' && count !== null) return { rows, offset, total: { count, exact: true } };
  // A page that is not full is the last one.
  if (rows.length < limit) {
    return { rows, offset, total: { count: seen, exact: true } };
  }
  const total = count === null ? null : { count: Math.max(count, seen), exact: false };
  return { rows, offset, total };
}
