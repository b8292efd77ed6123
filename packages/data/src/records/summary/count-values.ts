import { isLarge } from '@ninefold/specification';
import { requestRecords } from '../../client/index.ts';
import { writeFilters } from '@ninefold/specification/grammar';
import { filtersOfGroup } from './parts.ts';
import type { SummaryPlan } from './plan.ts';
import type { SummaryGroup } from './summary.ts';

/** More requests would cost more than their counts are worth. */
const mostValues = 12;

/** Counts the records of each value of a field with few of them, in a request each; undefined for other fields. */
export async function countValues(plan: SummaryPlan): Promise<readonly SummaryGroup[] | undefined> {
  const { source, entity, grouped, by, select, conditions, signal } = plan;
  const [field] = grouped;
  const values = by?.values ?? (field?.kind === 'boolean' ? ['true', 'false'] : []);
  if (field === undefined || values.length === 0 || values.length > mostValues) return undefined;
  const wanted = field.nullable ? [...values, null] : values;
  const isExact = !isLarge(entity);
  const groups = await Promise.all(
    wanted.map(async (value): Promise<SummaryGroup> => {
      const filters = filtersOfGroup(plan, [value]);
      const { count } = await requestRecords(source, entity, {
        operation: 'count',
        parameters: [['select', select], ...conditions, ...writeFilters(filters), ['limit', '0']],
        count: isExact ? 'exact' : 'estimated',
        signal,
      });
      const read = field.kind === 'boolean' && value !== null ? value === 'true' : value;
      return { value: read, count: count ?? 0, exact: isExact, sums: {}, filters };
    }),
  );
  return groups.filter(({ count }) => count > 0);
}
