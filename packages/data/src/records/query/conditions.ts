import { writeFilter } from '../../grammar/filter-text.ts';
import { writeParameterName } from '../../grammar/names.ts';
import type { Filter } from '../../grammar/list-state.ts';

export type Parameter = readonly [name: string, value: string];

/** Filters as PostgREST's parameters, which must all hold. Moment tokens are resolved before. */
export function writeConditions(filters: readonly Filter[]): readonly Parameter[] {
  return filters.map((filter) => [writeParameterName(filter.field), writeCondition(filter)]);
}

function writeCondition(filter: Filter): string {
  const [value, ...others] = filter.values;
  // PostgREST reads `in.("")`, a list of one empty text, as an empty list.
  const isEmptyText = filter.operator === 'in' && value === '' && others.length === 0;
  return isEmptyText ? 'eq.' : writeFilter(filter);
}
