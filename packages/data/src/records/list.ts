import type { ReadOptions } from '../client/index.ts';
import type { Entity, Specification } from '@ninefold/specification';
import {
  type Filter,
  type ListState,
  type Parameter,
  resolveTokens,
  writeFilters,
} from '../grammar/index.ts';
import { readPage } from './page.ts';
import {
  type LinkPlan,
  planRecords,
  planSearch,
  type RecordSource,
  writeRequestOrder,
} from '../query/index.ts';
import type { EmptyReason, RecordPage } from './record.ts';
import { recordsOf } from './rows.ts';

/** Rows per page, where neither the state nor the team sets it. */
export const pageSize = 50;

/** Supabase's own limit of rows in one answer (max_rows). */
const mostRows = 1000;

/** Returns the rows per page of an entity's list: as the team sets it, and never more than fit one answer. */
export function pageSizeOf({ list }: Entity, specification?: Specification): number {
  const most = specification?.limits.find(({ setting }) => setting === 'pgrst.db_max_rows');
  return Math.min(list?.pageSize?.value ?? pageSize, most?.amount ?? mostRows, mostRows);
}

export interface ListOptions extends ReadOptions {
  /** Names of the fields to read besides key, title and links; all but `binary` ones where left out. */
  readonly fields?: readonly string[];
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
  const plan = planRecords(source, entity, options);
  const links = plan.links.filter((link) => isInList(entity, link));
  const search = await planSearch(entity, state.search, { links });
  if (search === undefined) return nothingFound;
  const order = writeRequestOrder(entity, state.order, plan.links);
  const page = await readPage(
    {
      source,
      entity,
      parameters: [
        ['select', [plan.select, scope.embed ?? [], search.embeds].flat().join(',')],
        ...(scope.parameters ?? []),
        ...writeFilters([
          ...(scope.filters ?? []),
          ...(await resolveTokens(state.filters, { timeZone: source.timeZone, entity })),
        ]),
        ...search.parameters,
        ...(order === '' ? [] : [['order', order] as const]),
      ],
      limit: Math.min(state.limit ?? pageSizeOf(entity, source.specification), mostRows),
      signal: options.signal,
    },
    state.offset,
  );
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
