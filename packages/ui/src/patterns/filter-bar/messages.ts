import { messages } from '@ninefold/messages';

export const filterBarMessages = messages('filter-bar', {
  filters: 'Filters',
  add: 'Filter',
  chooseField: 'Filter by',
  operator: 'Condition',
  valueMissing: 'Enter a value to filter by.',
  notANumber: 'Enter a number.',
  apply: 'Apply',
  back: 'Back to the fields',
  clear: 'Clear all',
  search: 'Search',
  /** Of their shortcuts. */
  searchList: 'Search the list',
  addFilter: 'Add a filter',
  remove: 'Remove the filter {filter}',
  edit: '<hidden>Edit the filter</hidden> {filter}',
  button: '{count, plural, =0 {Filter} other {Filter · #}}',
  done: 'Done',
  /** In the phone's drawer, from a filter's form to all filters. */
  backToFilters: 'All filters',
  /** Names the choice between a date and a moment relative to today. */
  comparedWith: '{field}: compared with',
  ownMoment: 'A date',
  advanced: 'Advanced filter',
});
