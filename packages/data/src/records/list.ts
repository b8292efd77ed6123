import {
  type CountMode,
  type DataAnswer,
  DataError,
  type ReadOptions,
  requestRecords,
} from '../client/index.ts';
import { type Entity, isLarge, type Specification } from '@ninefold/specification';
import { type Filter, type ListState, type Parameter, writeFilters } from '../grammar/index.ts';
import {
  type LinkPlan,
  planRecords,
  planFilters,
  planSearch,
  type RecordSource,
  planNextPage,
  planOrder,
  writeOrder,
} from '../query/index.ts';
import type { EmptyReason, RecordPage } from './record.ts';
import { recordsOf } from './rows.ts';

/** Rows per page, where neither the state nor the team sets it. */
export const pageSize = 50;

/** Supabase's own limit of rows in one answer (max_rows). */
const mostRows = 1000;

/** Returns the rows per page of an entity's list: as the team sets it, and never more than fit one answer. */
export function pageSizeOf({ list }: Entity, specification?: Specification): number {
  return Math.min(list?.pageSize?.value ?? pageSize, mostRowsOf(specification));
}

/** Returns how many rows fit one answer. */
export function mostRowsOf(specification: Specification | undefined): number {
  const most = specification?.limits.find(({ setting }) => setting === 'pgrst.db_max_rows');
  return Math.min(most?.amount ?? mostRows, mostRows);
}

export interface ListOptions extends ReadOptions {
  /** Names of the fields to read besides key, title and links; all but `binary` ones where left out. */
  readonly fields?: readonly string[];
  /** The page before, as it was read: the page is then found by the last row of it where that is quicker. */
  readonly after?: RecordPage;
}

/** Limits a list to the records that belong to another one. */
export interface Scope {
  readonly filters?: readonly Filter[];
  readonly parameters?: readonly Parameter[];
  /** An embed that the parameters refer to: `via:playlist_track!…!inner()`. */
  readonly embed?: string;
}

/** Reads one page of an entity's records. Past the end, reads the last page. */
export async function listRecords(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options: ListOptions = {},
  scope: Scope = {},
): Promise<RecordPage> {
  const plan = planRecords(source, entity, { ...options, order: state.order });
  const links = plan.links.filter((link) => isInList(entity, link));
  const search = await planSearch(entity, state.search, { links });
  if (search === undefined) return nothingFound;
  const filters = await planFilters(source, entity, state.filters);
  const terms = planOrder(entity, state.order, plan.links);
  const query: PageQuery = {
    source,
    entity,
    parameters: [
      ['select', [plan.select, scope.embed ?? [], filters.embeds, search.embeds].flat().join(',')],
      ...(scope.parameters ?? []),
      ...writeFilters(scope.filters ?? []),
      ...filters.parameters,
      ...search.parameters,
      ...(terms.length === 0 ? [] : [['order', writeOrder(terms)] as const]),
    ],
    limit: Math.min(state.limit ?? pageSizeOf(entity, source.specification), mostRows),
    signal: options.signal,
  };
  const page =
    (options.after && (await readAfter(query, terms, options.after, state.offset))) ??
    (await readPage(query, state.offset));
  const rows = await recordsOf(source, plan, page.rows, page.offset, options);
  return { ...page, rows, ...(rows.length === 0 && { emptyReason: emptyReasonOf(entity, state) }) };
}

/** Whether a list shows the label of a reference; without declared columns it may show any. */
function isInList({ list }: Entity, { reference }: LinkPlan): boolean {
  const columns = list?.columns.value;
  return columns === undefined || reference.fields.some((name) => columns.includes(name));
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

/** The request that all pages of one list share. */
interface PageQuery {
  readonly source: RecordSource;
  readonly entity: Entity;
  /** Conditions, `select` and `order`; neither `offset` nor `limit`. */
  readonly parameters: readonly Parameter[];
  /** At most `mostRows`: the server fills no larger page. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

interface PageAnswer extends Pick<RecordPage, 'offset' | 'total'> {
  readonly rows: DataAnswer['rows'];
}

/** Reads the page after another one; undefined where there is none, or an offset is needed. */
async function readAfter(
  query: PageQuery,
  terms: ReturnType<typeof planOrder>,
  { rows: before, offset: from, total }: RecordPage,
  offset: number,
): Promise<PageAnswer | undefined> {
  const last = before.at(-1);
  const ways = last && planNextPage(terms, last.values);
  // A request past the end returns the last page, which has another offset.
  if (ways === undefined || from + before.length !== offset) return undefined;
  const rows: DataAnswer['rows'][number][] = [];
  for (const filters of ways) {
    const left = query.limit - rows.length;
    if (left === 0) break;
    const range = [...writeFilters(filters), ['limit', String(left)] as const];
    rows.push(...(await send(query, 'read', range, undefined)).rows);
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
  // A page that is not full is the last one.
  if (rows.length < limit) {
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
