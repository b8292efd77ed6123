import { type Entity, type Field, fieldOf, referenceShownAt } from '@ninefold/specification';
import type { ListState, Parameter } from '@ninefold/specification/grammar';
import { fieldsNamed, isReadable, type LinkPlan, type RecordSource } from '../../query/index.ts';
import { type ListPlan, planList, type Scope } from '../list-plan.ts';
import type { DateUnit, Grouping, SummaryQuery } from './summary.ts';

/** The columns that a summary reads, and how it groups them. */
export interface SummaryPlan {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly list: ListPlan;
  readonly by: Grouping | undefined;
  /** The field whose values are grouped, the other fields of its reference, and how its label is read. */
  readonly grouped: readonly Field[];
  readonly link: LinkPlan | undefined;
  readonly unit: DateUnit | undefined;
  readonly sums: readonly Field[];
  /** The conditions of the list's requests. */
  readonly conditions: readonly Parameter[];
  /** `select` of the list's requests: the embeds that conditions are on are in it. */
  readonly select: string;
  /** Whether records are found by others: PostgREST can't aggregate those. */
  readonly isRelated: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Plans a summary; undefined where nothing can match the list's search. */
export async function planSummary(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  { by, sums = [], signal }: SummaryQuery,
  scope: Scope,
): Promise<SummaryPlan | undefined> {
  const field = by && fieldOf(entity, by.field);
  const reference = by && referenceShownAt(entity, by.field);
  const summed = fieldsNamed(entity, sums).filter(({ name }) => isReadable(entity, name));
  const list = await planList(
    source,
    entity,
    { ...state, order: [] },
    {
      signal,
      links: reference === undefined || by?.brief === true ? [] : [reference.constraint],
      fields: [...(field === undefined ? [] : [field.name]), ...sums],
    },
    scope,
  );
  if (list === undefined) return undefined;
  const [selected, ...others] = list.parameters;
  const select = selected?.[1] ?? '';
  return {
    source,
    entity,
    list,
    by,
    grouped: reference ? fieldsNamed(entity, reference.fields) : field ? [field] : [],
    link:
      by?.brief === true
        ? undefined
        : list.records.links.find((link) => link.reference === reference),
    unit: by?.unit,
    sums: summed,
    // The order comes last.
    conditions: list.terms.length === 0 ? others : others.slice(0, -1),
    select,
    isRelated: select !== list.records.select,
    signal,
  };
}
