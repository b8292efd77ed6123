import { type Entity, isLarge } from '@ninefold/specification';
import { requestRecords } from '../../client/index.ts';
import type { ListState } from '@ninefold/specification/grammar';
import type { RecordSource } from '../../query/index.ts';
import { mostRowsOf, type Scope } from '../list-plan.ts';
import { countValues } from './count-values.ts';
import { groupsOf } from './parts.ts';
import { planSummary, type SummaryPlan } from './plan.ts';
import { readAggregates } from './read-aggregates.ts';
import { readRows } from './read-rows.ts';
import type { Summary, SummaryGroup, SummaryQuery } from './summary.ts';

/**
 * Counts and sums the records that match a list's filters and search, together or in groups.
 *
 * Records that fit in one answer are read and put together here, which every server allows. Of more, the
 * database counts and sums (PostgREST's aggregate functions, which a project has to enable). Where it
 * can't, each value of a field with few of them is counted, and `gap` says why the rest is missing.
 *
 * @param state Its order says only whether groups come in descending order.
 */
export async function summarize(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  query: SummaryQuery,
  scope: Scope = {},
): Promise<Summary> {
  const plan = await planSummary(source, entity, state, query, scope);
  if (plan === undefined) return { groups: query.by === undefined ? [none(query)] : [] };
  const { total } = query;
  const expected = total?.count ?? (isLarge(entity) ? await estimated(plan) : 0);
  if (expected <= mostRowsOf(source.specification)) {
    const parts = await readRows(plan);
    if (parts !== undefined) return { groups: groupsOf(plan, parts, state.order) };
  }
  const isAllowed = source.specification?.aggregates === true && !plan.isRelated;
  const aggregated = isAllowed ? await readAggregates(plan) : undefined;
  if (aggregated !== undefined) {
    const groups = groupsOf(plan, aggregated.parts, state.order);
    return { groups, ...(aggregated.isCut && { cut: true }) };
  }
  const gap = plan.isRelated ? 'related' : 'aggregates';
  if (query.by === undefined) return { groups: total == null ? [] : [all(total)], gap };
  return { groups: (await countValues(plan)) ?? [], gap };
}

/** Returns how many records match: exactly where they are few, or else as the planner estimates. */
async function estimated({ source, entity, select, conditions, signal }: SummaryPlan) {
  const { count } = await requestRecords(source, entity, {
    operation: 'count',
    parameters: [['select', select], ...conditions, ['limit', '0']],
    count: 'estimated',
    signal,
  });
  return count ?? Infinity;
}

function none({ sums = [] }: SummaryQuery): SummaryGroup {
  const empty = Object.fromEntries(sums.map((field) => [field, null]));
  return { ...all({ count: 0, exact: true }), sums: empty };
}

function all({ count, exact }: NonNullable<SummaryQuery['total']>): SummaryGroup {
  return { value: null, count, exact, sums: {}, filters: [] };
}
