import type { Field } from '@ninefold/specification';
import type { FilterOperator } from './list-state.ts';

/**
 * Moments that a filter names relative to its request: `now`, and the beginnings of days, `today`,
 * `in_7_days` and `7_days_ago`. An address with one shows the same list on every day.
 */
export const momentToken = /^(?:now|today|in_(\d{1,4})_days|(\d{1,4})_days_ago)$/;

const compared = new Set<FilterOperator>(['lt', 'lte', 'gt', 'gte']);
const equated = new Set<FilterOperator>(['eq', 'neq']);

/** Whether a value of a filter on this field is a token. In any other field it is a value. */
export function isMomentToken(
  { kind }: Pick<Field, 'kind'>,
  operator: FilterOperator,
  value: string,
): boolean {
  if (!momentToken.test(value)) return false;
  if (kind === 'date') return compared.has(operator) || equated.has(operator);
  return (kind === 'timestamp' || kind === 'instant') && compared.has(operator);
}
