import type { Entity, Field } from '@ninefold/specification';
import type { Filter, FilterOperator } from './filter.ts';

/**
 * Moments that a filter names relative to its request: `now`, and the beginnings of days: `today`,
 * `in_7_days`, `7_days_ago`. An address with one shows the same list on every day.
 */
export const momentToken = /^(?:now|today|in_(\d{1,4})_days|(\d{1,4})_days_ago)$/;

const ranges = new Set<FilterOperator>(['lt', 'lte', 'gt', 'gte']);

/** Whether a value of a filter on this field is a token. In a field of another kind it is a value. */
export function isMomentToken(
  { kind }: Pick<Field, 'kind'>,
  operator: FilterOperator,
  value: string,
): boolean {
  if (!momentToken.test(value)) return false;
  if (kind === 'date') return ranges.has(operator) || operator === 'eq' || operator === 'neq';
  return (kind === 'timestamp' || kind === 'instant') && ranges.has(operator);
}

/**
 * Replaces the tokens in the filters of a request by moments. Loads the code for it with the first token.
 *
 * @param options.entity Without it, every comparison with a token is taken for one of moments.
 */
export async function resolveTokens(
  filters: readonly Filter[],
  { timeZone, entity }: { readonly timeZone?: string; readonly entity?: Entity },
): Promise<readonly Filter[]> {
  if (!filters.some(({ values }) => values.some((value) => momentToken.test(value)))) {
    return filters;
  }
  const { resolveMoments } = await import('./resolve-moments.ts');
  return resolveMoments(filters, { now: Date.now(), timeZone }, entity);
}
