import { type CountMode, type DataAnswer, DataError, requestRecords } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import type { Parameter } from '../grammar/index.ts';
import type { RecordSource } from '../query/index.ts';
import type { RecordPage } from './record.ts';

/** Up to this number of rows, counting them exactly is quick enough for every page. */
const countedExactlyUpTo = 100_000;

/** The request that all pages of one list share. */
export interface PageQuery {
  readonly source: RecordSource;
  readonly entity: Entity;
  /** Conditions, `select` and `order`; neither `offset` nor `limit`. */
  readonly parameters: readonly Parameter[];
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface PageAnswer extends Pick<RecordPage, 'offset' | 'total'> {
  readonly rows: DataAnswer['rows'];
}

/**
 * Reads a page and counts the rows; past the end, the last page.
 *
 * Small relations are counted exactly. Of large ones PostgREST returns the planner's estimate. Where
 * that is too low, it rejects pages that exist (PGRST103): these are requested again without a count.
 */
export async function readPage(query: PageQuery, offset: number): Promise<PageAnswer> {
  const exact = (query.entity.estimatedRows ?? 0) <= countedExactlyUpTo;
  const page =
    (await tryPage(query, offset, exact ? 'exact' : 'estimated')) ??
    (exact ? undefined : await tryPage(query, offset));
  if (page !== undefined) return page;
  const count = (await send(query, 'count', [['limit', '0']], 'exact')).count ?? 0;
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
  const answer = await send(query, 'read', range, mode).catch((error: unknown) => {
    if (error instanceof DataError && error.failure.code === 'PGRST103') return undefined;
    throw error;
  });
  if (answer === undefined || (answer.rows.length === 0 && offset > 0)) return undefined;
  const { rows, count } = answer;
  const seen = offset + rows.length;
  if (mode === 'exact' && count !== null) return { rows, offset, total: { count, exact: true } };
  // A page that is not full is the last one. (A limit above the server's own fills no page.)
  if (rows.length < Math.min(limit, 1000)) {
    return { rows, offset, total: { count: seen, exact: true } };
  }
  const total = count === null ? null : { count: Math.max(count, seen), exact: false };
  return { rows, offset, total };
}

function send(
  { source, entity, parameters, signal }: PageQuery,
  operation: 'read' | 'count',
  range: readonly Parameter[],
  count: CountMode | undefined,
): Promise<DataAnswer> {
  const options = { operation, parameters: [...parameters, ...range], count, signal };
  return requestRecords(source, entity, options);
}
