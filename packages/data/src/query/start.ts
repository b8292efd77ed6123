import type { Field } from '@ninefold/specification';
import type { Filter, FilterOperator } from '@ninefold/specification/grammar';
import { isEmpty } from './next-page.ts';
import type { OrderTerm } from './order.ts';

/** The two sides of a place in a list, each in parts that an index serves. */
export interface StartPlan {
  /** Conditions of the rows from there on: each part follows the one before, in the list's order. */
  readonly from: readonly (readonly Filter[])[];
  /** Conditions of the rows before, the nearest part first. */
  readonly before: readonly (readonly Filter[])[];
}

/**
 * Plans a list that starts at a value of the first field of its order. The database compares, in its own
 * collation.
 *
 * @param value The rows that have it are the first; undefined where all values are before it.
 * @param isIncluded Whether the rows that have the value belong to those from there on.
 */
export function planStart(
  field: Field,
  { direction, nullsFirst }: Pick<OrderTerm, 'direction' | 'nullsFirst'>,
  value: string | undefined,
  isIncluded = true,
): StartPlan {
  const { name } = field;
  const isUp = direction === 'ascending';
  const beyond = isUp ? 'gt' : 'lt';
  const short = isUp ? 'lt' : 'gt';
  const part = (operator: FilterOperator, ...values: readonly string[]) => [
    { field: name, operator, values },
  ];
  const from =
    value === undefined ? part('notEmpty') : part(isIncluded ? `${beyond}e` : beyond, value);
  const before = value === undefined ? [] : [part(isIncluded ? short : `${short}e`, value)];
  const empty = field.nullable ? [[isEmpty(name)]] : [];
  return nullsFirst
    ? { from: [from], before: [...before, ...empty] }
    : { from: [from, ...empty], before };
}
