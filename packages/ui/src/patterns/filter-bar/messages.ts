import { messages } from '@ninefold/messages';

export const filterBarMessages = messages('filter-bar', {
  filters: 'Filters',
  add: 'Filter',
  chooseField: 'Filter by',
  findField: 'Find a field',
  noField: 'No matching fields',
  operator: 'Condition',
  valueMissing: 'Enter a value to filter by.',
  notANumber: 'Enter a number.',
  apply: 'Apply',
  back: 'Back to the fields',
  clear: 'Clear all',
  search: 'Search',
  remove: 'Remove the filter {filter}',
  edit: '<hidden>Edit the filter</hidden> {filter}',
  button: '{count, plural, =0 {Filter} other {Filter · #}}',
  done: 'Done',
  /** In the phone's drawer, from a filter's form to all filters. */
  backToFilters: 'All filters',
  /** Names the choice between a date and a moment relative to today. */
  comparedWith: '{field}: compared with',
  ownMoment: 'A date',
  now: 'now',
  today: 'today',
  daysAhead: '{count, plural, one {# day} other {# days}} from today',
  daysAgo: '{count, plural, one {# day} other {# days}} ago',
  emptyText: '“”',
});

/** The operators to choose from, between a field and a value. Moments have their own. */
export const filterOperatorMessages = messages('filter-operator', {
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
  before: 'is before',
  onOrBefore: 'is on or before',
  after: 'is after',
  onOrAfter: 'is on or after',
});

/** A filter as a person says it, in its parts: field, operator and value. */
export const filterMessages = messages('filter', {
  eq: '<f>{field}</f> <o>is</o> <v>{value}</v>',
  neq: '<f>{field}</f> <o>is not</o> <v>{value}</v>',
  contains: '<f>{field}</f> <o>contains</o> <v>{value}</v>',
  starts: '<f>{field}</f> <o>starts with</o> <v>{value}</v>',
  in: '<f>{field}</f> <o>is any of</o> <v>{value}</v>',
  empty: '<f>{field}</f> <o>is empty</o>',
  notEmpty: '<f>{field}</f> <o>is not empty</o>',
  lt: '<f>{field}</f> <o>is less than</o> <v>{value}</v>',
  lte: '<f>{field}</f> <o>is at most</o> <v>{value}</v>',
  gt: '<f>{field}</f> <o>is greater than</o> <v>{value}</v>',
  gte: '<f>{field}</f> <o>is at least</o> <v>{value}</v>',
  before: '<f>{field}</f> <o>is before</o> <v>{value}</v>',
  onOrBefore: '<f>{field}</f> <o>is on or before</o> <v>{value}</v>',
  after: '<f>{field}</f> <o>is after</o> <v>{value}</v>',
  onOrAfter: '<f>{field}</f> <o>is on or after</o> <v>{value}</v>',
});
