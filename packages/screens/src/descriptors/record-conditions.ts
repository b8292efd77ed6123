import { type Filter, isGroup, readListAddress } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';

/**
 * Returns the filters that conditions by field name mean, in PostgREST's grammar. Undefined where one
 * can't be read: a record may fail it.
 */
export function conditionFilters(
  entity: Entity,
  conditions: Readonly<Record<string, string>>,
): readonly Filter[] | undefined {
  const { state, problems } = readListAddress(new URLSearchParams(conditions), entity);
  const filters = state.filters.filter((term) => !isGroup(term));
  return problems.length > 0 || filters.length < state.filters.length ? undefined : filters;
}

/** Returns whether a row meets a condition; false for one that only the database can decide. */
export function holds(
  { field, operator, values }: Filter,
  row: Pick<RecordRow, 'values'>,
): boolean {
  const value = row.values[field];
  if (value === undefined) return false;
  if (operator === 'empty') return value === null;
  if (value === null) return false;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (operator) {
    case 'notEmpty':
      return true;
    case 'eq':
    case 'in':
      return values.includes(text);
    case 'neq':
      return !values.includes(text);
    default:
      return false;
  }
}
