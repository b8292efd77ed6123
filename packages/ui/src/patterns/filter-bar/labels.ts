import type { FieldDescriptor, FilterOperator } from '../../shapes/index.ts';
import type { MomentToken } from './operators.ts';

export const filterBarLabels = {
  filters: 'Filters',
  add: 'Filter',
  chooseField: 'Filter by',
  findField: 'Find a field',
  noField: 'No matching fields',
  operator: 'Condition',
  /** Names the value's input, after the field and the operator in words. */
  value: (field: string, operator: string) => `${field} ${operator}`,
  valueMissing: 'Enter a value to filter by.',
  notANumber: 'Enter a number.',
  apply: 'Apply',
  back: 'Back to the fields',
  clear: 'Clear all',
  search: 'Search',
  remove: (words: string) => `Remove the filter ${words}`,
  edit: (words: string) => `Edit the filter ${words}`,
  button: (count: number) => (count === 0 ? 'Filter' : `Filter · ${count}`),
  done: 'Done',
  /** In the phone's drawer, from a filter's form to all filters. */
  backToFilters: 'All filters',
  /** Each operator in words, for a field of the given kind. */
  operatorWords,
  /** Names the choice between a date and a moment relative to today. */
  comparedWith: (field: string) => `${field}: compared with`,
  ownMoment: 'A date',
  /** A relative moment in words: `now`, `7 days from today`. */
  momentWords: relativeMomentWords,
  emptyText: '“”',
};

const moments: ReadonlySet<string> = new Set(['date', 'time', 'timestamp', 'instant']);

const operators: Readonly<Record<FilterOperator, string>> = {
  eq: 'is',
  neq: 'is not',
  contains: 'contains',
  starts: 'starts with',
  in: 'is any of',
  empty: 'is empty',
  notEmpty: 'is not empty',
  lt: 'is less than',
  lte: 'is at most',
  gt: 'is greater than',
  gte: 'is at least',
};
const momentOperators: Readonly<Partial<Record<FilterOperator, string>>> = {
  lt: 'is before',
  lte: 'is on or before',
  gt: 'is after',
  gte: 'is on or after',
};

function operatorWords(operator: FilterOperator, { kind }: FieldDescriptor): string {
  return (moments.has(kind) ? momentOperators[operator] : undefined) ?? operators[operator];
}

function relativeMomentWords(moment: MomentToken): string {
  if (moment.name !== 'days') return moment.name;
  const count = Math.abs(moment.days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${moment.days < 0 ? 'ago' : 'from today'}`;
}
