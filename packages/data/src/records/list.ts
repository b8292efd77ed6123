import type { ReadOptions } from '../client/index.ts';
import type { Entity, Specification } from '@ninefold/specification';
import type { Filter, ListState } from '../grammar/list-state.ts';
import { readPage } from './page.ts';
import { writeConditions, type Parameter } from './query/conditions.ts';
import type { LinkPlan } from './query/links.ts';
import { writeRequestOrder } from './query/order.ts';
import { planRecords } from './query/plan.ts';
import { requestFilters } from './query/request-filters.ts';
import type { SearchPlan } from './query/search.ts';
import type { Emptiness, RecordPage } from './record.ts';
import { recordsOf } from './rows.ts';
import type { RecordSource } from './source.ts';

/** Rows on a page where neither the state nor the team says. */
export const pageSize = 50;

/** Supabase's own limit of rows in one answer (max_rows). */
const mostRows = 1000;

/** Rows on a page of an entity's list: as the team wants it, never more than one answer has. */
export function pageSizeOf({ list }: Entity, specification?: Specification): number {
  const most = specification?.limits.find(({ setting }) => setting === 'pgrst.db_max_rows');
  return Math.min(list?.pageSize?.value ?? pageSize, most?.amount ?? mostRows, mostRows);
}

export interface ListOptions extends ReadOptions {
  /** The fields that are shown; all but `binary` ones where left out. Key, title and links come too. */
  readonly fields?: readonly string[];
}

/** What a related list adds to a list: which records it is about, and how they are found. */
export interface Scope {
  readonly filters?: readonly Filter[];
  readonly parameters?: readonly Parameter[];
  /** What is joined for the parameters' sake: `via:playlist_track!…!inner()`. */
  readonly embed?: string;
}

/** One page of an entity's records. A page beyond the end gives the last page. */
export async function listRecords(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options: ListOptions = {},
  scope: Scope = {},
): Promise<RecordPage> {
  const plan = planRecords(source, entity, options);
  const search = await searchPlan(entity, state.search, plan.links);
  if (search === undefined) return nothingFound;
  const order = writeRequestOrder(entity, state.order, plan.links);
  const page = await readPage(
    {
      source,
      entity,
      parameters: [
        ['select', [plan.select, scope.embed ?? [], search.embeds].flat().join(',')],
        ...(scope.parameters ?? []),
        ...writeConditions([
          ...(scope.filters ?? []),
          ...(await requestFilters(state.filters, { timeZone: source.timeZone, entity })),
        ]),
        ...search.parameters,
        ...(search.conditions.length > 0
          ? [['and', `(${search.conditions.join(',')})`] as const]
          : []),
        ...(order === '' ? [] : [['order', order] as const]),
      ],
      limit: Math.min(state.limit ?? pageSizeOf(entity, source.specification), mostRows),
      signal: options.signal,
    },
    state.offset,
  );
  const rows = await recordsOf(source, plan, page.rows, page.offset, options);
  return { ...page, rows, ...(rows.length === 0 && { emptiness: emptinessOf(entity, state) }) };
}

/** What a search adds to the request. Its module is loaded with the first search. */
async function searchPlan(
  entity: Entity,
  search: string,
  links: readonly LinkPlan[],
): Promise<SearchPlan | undefined> {
  if (search.trim() === '') return { conditions: [], embeds: [], parameters: [] };
  const { writeSearch } = await import('./query/search.ts');
  const shown = links.filter((link) => isInList(entity, link));
  return writeSearch(entity, search, undefined, shown);
}

/** Whether a list shows what a reference leads to; without declared columns it may show any. */
function isInList({ list }: Entity, { reference }: LinkPlan): boolean {
  const columns = list?.columns.value;
  return columns === undefined || reference.fields.some((name) => columns.includes(name));
}

const nothingFound: RecordPage = {
  rows: [],
  offset: 0,
  total: { count: 0, exact: true },
  emptiness: 'no match',
};

function emptinessOf(entity: Entity, { filters, search }: ListState): Emptiness {
  if (filters.length > 0 || search.trim() !== '') return 'no match';
  // A view answers by the policies of its underlying tables.
  return entity.rowSecurity || entity.kind === 'view' ? 'none or hidden' : 'none';
}
