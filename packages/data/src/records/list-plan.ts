import {
  type CountMode,
  type DataAnswer,
  type ReadOptions,
  requestRecords,
} from '../client/index.ts';
import type { Entity, Specification } from '@ninefold/specification';
import { type FilterTerm, type ListState, type Parameter } from '@ninefold/specification/grammar';
import {
  linkPlans,
  type LinkPlan,
  linksAt,
  type OrderTerm,
  planFilters,
  planOrder,
  planRecords,
  planSearch,
  type RecordPlan,
  type RecordSource,
  writeOrder,
} from '../query/index.ts';
import type { RecordPage } from './record.ts';

/** Rows per page, where neither the state nor the team sets it. */
export const pageSize = 50;

/** Supabase's own limit of rows in one answer (max_rows). */
export const mostRows = 1000;

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
  /**
   * Names of the fields to read, with their links, besides key, title and what the order needs; all but `binary`
   * ones where left out.
   */
  readonly fields?: readonly string[];
  /** Whether to read the rows' versions, where they can be read. */
  readonly version?: boolean;
  /** The previous page. Its last row is used to find the page where that is quicker. */
  readonly after?: RecordPage;
}

/** Limits a list to the records that belong to another one. */
export interface Scope {
  readonly filters?: readonly FilterTerm[];
  readonly parameters?: readonly Parameter[];
  /** An embed that the parameters refer to: `via:playlist_track!…!inner()`. */
  readonly embed?: string;
}

/** The request that all pages of one list share. */
export interface ListPlan {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly records: RecordPlan;
  readonly terms: readonly OrderTerm[];
  /** Conditions, `select` and `order`; neither `offset` nor `limit`. */
  readonly parameters: readonly Parameter[];
  readonly signal?: AbortSignal;
}

/**
 * Plans the request for a list; undefined where nothing can match its search.
 *
 * @param options `links`, by `constraint`, in place of those of the fields: the title is then not read either.
 */
export async function planList(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options: Pick<ListOptions, 'fields' | 'version' | 'signal'> & {
    readonly links?: readonly string[];
  },
  scope: Scope,
): Promise<ListPlan | undefined> {
  const { version, links: wanted } = options;
  const fields = wanted === undefined ? options.fields : (options.fields ?? []);
  const links = linkPlans(source, entity);
  const terms = planOrder(entity, state.order, links);
  const shown = wanted
    ? links.filter(({ reference }) => wanted.includes(reference.constraint))
    : linksAt(source, entity, links, fields);
  const records = planRecords(source, entity, {
    version,
    bare: wanted !== undefined,
    links: links.filter((link) => shown.includes(link) || terms.some((term) => term.link === link)),
    order: state.order,
    // The next page begins after the last row's values of these.
    fields: fields && [...fields, ...terms.flatMap(({ field }) => field?.name ?? [])],
  });
  const searched = links.filter((link) => isInList(entity, link));
  const search = await planSearch(entity, state.search, { links: searched });
  if (search === undefined) return undefined;
  const filters = await planFilters(source, entity, [...(scope.filters ?? []), ...state.filters]);
  return {
    source,
    entity,
    records,
    terms,
    parameters: [
      [
        'select',
        [records.select, scope.embed ?? [], filters.embeds, search.embeds].flat().join(','),
      ],
      ...(scope.parameters ?? []),
      ...filters.parameters,
      ...search.parameters,
      ...(terms.length === 0 ? [] : [['order', writeOrder(terms)] as const]),
    ],
    signal: options.signal,
  };
}

/** Whether a list shows the label of a reference; without declared columns it may show any. */
function isInList({ list }: Entity, { reference }: LinkPlan): boolean {
  const columns = list?.columns.value;
  return columns === undefined || reference.fields.some((name) => columns.includes(name));
}

/** Reads a range of a list's rows, or counts them. */
export function requestRange(
  { source, entity, parameters, signal }: ListPlan,
  operation: 'read' | 'count',
  range: readonly Parameter[],
  count: CountMode | undefined,
): Promise<DataAnswer> {
  const options = { operation, parameters: [...parameters, ...range], count, signal };
  return requestRecords(source, entity, options);
}
