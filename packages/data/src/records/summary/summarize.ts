import type { Entity } from '@ninefold/specification';
import type { ListState } from '../../grammar/index.ts';
import type { RecordSource } from '../../query/index.ts';
import { mostRowsOf, type Scope } from '../list-plan.ts';
import { countValues } from './count-values.ts';
import { groupsOf } from './parts.ts';
import { planSummary } from './plan.ts';
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
  if (plan === undefined) return { groups: [] };
  const { total } = query;
  const exact = total?.exact === true ? total.count : undefined;
  const expected = exact ?? (total == null ? (entity.estimatedRows ?? 0) : Infinity);
  if (expected <= mostRowsOf(source.specification)) {
    const parts = await readRows(plan);
    if (parts !== undefined) return { groups: groupsOf(plan, parts, state.order) };
  }
  const aggregated = plan.isRelated ? undefined : await readAggregates(plan);
  if (aggregated !== undefined) {
    const groups = groupsOf(plan, aggregated.parts, state.order);
    return { groups, ...(aggregated.isCut && { cut: true }) };
  }
  const gap = plan.isRelated ? 'related' : 'aggregates';
  if (query.by === undefined) return { groups: total == null ? [] : [all(total)], gap };
  return { groups: (await countValues(plan)) ?? [], gap };
}

function all({ count, exact }: NonNullable<SummaryQuery['total']>): SummaryGroup {
  return { value: null, count, exact, sums: {}, filters: [] };
}
