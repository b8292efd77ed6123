import type { Entity, Field } from '../model/index.ts';
import type { FilterOperator } from './filter-operator.ts';

/**
 * Moments that a filter names relative to its request: `now`, and the beginnings of days: `today`,
 * `in_7_days`, `7_days_ago`. An address with one shows the same list on every day.
 */
export const momentToken = /^(?:now|today|in_(\d{1,4})_days|(\d{1,4})_days_ago)$/;

/**
 * Periods relative to the request, on the person's calendar. `last_7_days` is today and the six days
 * before it, `next_7_days` today and the six after it.
 */
export const periodToken =
  /^(?:today|yesterday|tomorrow|(last|next)_(\d{1,4})_days|(last|this|next)_(week|month|year))$/;

/** The person who is signed in, in a field of UUIDs. */
export const meToken = 'me';

const ranges = new Set<FilterOperator>(['lt', 'lte', 'gt', 'gte', 'between']);
const equalities = new Set<FilterOperator>(['eq', 'neq', 'isNot']);
const moments = new Set<Field['kind']>(['date', 'timestamp', 'instant']);

type Kind = Pick<Field, 'kind'>;

/** Whether a value of a filter on this field is a token. In a field of another kind it is a value. */
export function isToken(field: Kind, operator: FilterOperator, value: string): boolean {
  return (
    isMomentToken(field, operator, value) ||
    isMeToken(field, operator, value) ||
    (operator === 'during' && moments.has(field.kind) && periodToken.test(value))
  );
}

export function isMomentToken({ kind }: Kind, operator: FilterOperator, value: string): boolean {
  if (!momentToken.test(value)) return false;
  if (kind === 'date') return ranges.has(operator) || equalities.has(operator);
  return moments.has(kind) && ranges.has(operator);
}

export function isMeToken({ kind }: Kind, operator: FilterOperator, value: string): boolean {
  const isAsked = equalities.has(operator) || operator === 'in' || operator === 'notIn';
  return kind === 'uuid' && isAsked && value === meToken;
}

/** Whether a value may be a token, in a field of some kind. */
export function mayBeToken(value: string): boolean {
  return momentToken.test(value) || periodToken.test(value) || value === meToken;
}

/** Who sends a request, and on whose calendar. */
export interface TokenContext {
  /** The browser's own when absent. */
  readonly timeZone?: string;
  /** Its calendar tells on which day a week begins. */
  readonly locale?: string;
  /** The id of the person who is signed in; undefined for a visitor. */
  readonly person?: string;
  /** Without it, every comparison with a token is taken for one of moments. */
  readonly entity?: Entity;
  /** The entities that relations lead to. */
  readonly entities?: readonly Entity[];
}
