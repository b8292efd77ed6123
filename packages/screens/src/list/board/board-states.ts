import { type Filter, type FilterTerm, isGroup } from '@ninefold/data/records';
import type { FieldDescriptor, FieldOption } from '@ninefold/ui/shapes';

/** A column of a board. */
export interface BoardState {
  /** Null for the records without a value. */
  readonly state: FieldOption | null;
  /** The condition that its records meet. */
  readonly filter: Filter;
}

/**
 * Returns the columns of a board: one for each value, and a first one for records without a value where
 * there can be any. Leaves out those that the list's filters on the field exclude.
 */
export function boardStates(
  { name, options = [], nullable, required }: FieldDescriptor,
  filters: readonly FilterTerm[],
): readonly BoardState[] {
  const mayBeEmpty = nullable ?? !required;
  const states: readonly BoardState[] = [
    ...(mayBeEmpty
      ? [{ state: null, filter: { field: name, operator: 'empty' as const, values: [] } }]
      : []),
    ...options.map((state) => ({
      state,
      filter: { field: name, operator: 'eq' as const, values: [state.value] },
    })),
  ];
  const own = filters.filter(
    (term): term is Filter => !isGroup(term) && term.field === name && term.path === undefined,
  );
  return states.filter(({ state }) => own.every((filter) => mayMatch(filter, state?.value)));
}

/** Whether a value, or none, may meet a condition. Postgres decides about those of other kinds. */
function mayMatch({ operator, values }: Filter, value: string | undefined): boolean {
  switch (operator) {
    case 'eq':
    case 'in':
      return value !== undefined && values.includes(value);
    case 'isNot':
    case 'notIn':
      return value === undefined || !values.includes(value);
    case 'neq':
      return value !== undefined && !values.includes(value);
    case 'empty':
      return value === undefined;
    case 'notEmpty':
      return value !== undefined;
    default:
      return true;
  }
}
