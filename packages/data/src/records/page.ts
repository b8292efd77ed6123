import { DataError, request, type DataAnswer } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import type { Parameter } from './query/conditions.ts';
import type { RecordSource } from './source.ts';

/** Up to here counting every row is quick enough to be done on every page. */
const countedExactlyUpTo = 100_000;

/** What all pages of one list share. */
export interface PageQuery {
  readonly source: RecordSource;
  readonly entity: Entity;
  /** Conditions, `select` and `order`; neither `offset` nor `limit`. */
  readonly parameters: readonly Parameter[];
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface PageAnswer {
  readonly rows: DataAnswer['rows'];
  readonly offset: number;
  readonly total: { readonly count: number; readonly exact: boolean } | null;
}

/**
 * Reads a page and counts the rows; beyond the end, the last page.
 *
 * Small relations are counted exactly. Of large ones PostgREST tells the
 * planner's estimate, which may be too low: then it refuses pages that exist
 * (PGRST103), which are asked for again without a count.
 */
export async function readPage(query: PageQuery, offset: number): Promise<PageAnswer> {
  const exact = (query.entity.estimatedRows ?? 0) <= countedExactlyUpTo;
  const page = await tryPage(query, offset, exact ? 'exact' : 'estimated');
  if (page !== undefined) return page;
  if (!exact) {
    const uncounted = await tryPage(query, offset, undefined);
    if (uncounted !== undefined) return uncounted;
  }
  const count = await countRows(query);
  const last = Math.max(0, Math.ceil(count / query.limit) - 1) * query.limit;
  const lastPage = await tryPage(query, last, 'exact');
  // Where rows have gone again meanwhile, the first page is never beyond the end.
  return lastPage ?? { rows: [], offset: 0, total: { count: 0, exact: true } };
}

/** Undefined where the page begins beyond the end. */
async function tryPage(
  query: PageQuery,
  offset: number,
  count: 'exact' | 'estimated' | undefined,
): Promise<PageAnswer | undefined> {
  const parameters: Parameter[] = [
    ...query.parameters,
    ['offset', String(offset)],
    ['limit', String(query.limit)],
  ];
  let answer: DataAnswer;
  try {
    answer = await send(query, 'read', parameters, count);
  } catch (error) {
    if (error instanceof DataError && error.failure.code === 'PGRST103') return undefined;
    throw error;
  }
  const { rows } = answer;
  if (rows.length === 0 && offset > 0) return undefined;
  return { rows, offset, total: totalOf(query, answer, offset, count) };
}

function totalOf(
  { limit }: PageQuery,
  { rows, count }: DataAnswer,
  offset: number,
  mode: 'exact' | 'estimated' | undefined,
): PageAnswer['total'] {
  const seen = offset + rows.length;
  if (mode === 'exact' && count !== null) return { count, exact: true };
  // A page that is not full is the last one. (A limit above the server's own fills no page.)
  if (rows.length < Math.min(limit, 1000)) return { count: seen, exact: true };
  return count === null ? null : { count: Math.max(count, seen), exact: false };
}

async function countRows(query: PageQuery): Promise<number> {
  const parameters: Parameter[] = [...query.parameters, ['limit', '0']];
  return (await send(query, 'count', parameters, 'exact')).count ?? 0;
}

function send(
  { source, entity, signal }: PageQuery,
  does: 'read' | 'count',
  parameters: readonly Parameter[],
  count: 'exact' | 'estimated' | undefined,
): Promise<DataAnswer> {
  return request(
    source.client,
    { does, schema: entity.schema, relation: entity.name, parameters, count, signal },
    { entity, specification: source.specification },
  );
}
