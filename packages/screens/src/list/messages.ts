import { messages } from '@ninefold/messages';

export const listMessages = messages('list-screen', {
  addressProblems: 'Part of the address is not valid',
  noMatch: 'No {entities} match',
  noSearchMatch: 'Nothing matches the search for “{search}”.',
  noFilterMatch:
    '{count, plural, one {Nothing matches the filter.} other {Nothing matches the filters.}}',
  noMatchTogether:
    '{count, plural, one {Nothing matches the search and the filter together.} other {Nothing matches the search and the filters together.}}',
  /** Of a list whose conditions can't be taken away. */
  noConditionMatch: 'Nothing meets the conditions of this list.',
  clearSearch: 'Clear search',
  clearFilters: '{count, plural, one {Clear filter} other {Clear filters}}',
  clearAll: '{count, plural, one {Clear search and filter} other {Clear search and filters}}',
  nothingToShow: 'No {entities} to show',
  noneOrHidden: 'There are none yet, or the database’s policies don’t let you see them.',
  roleCannotSee: 'Your role can’t see these records.',
  none: 'No {entities} yet',
  newRecordsAppear: 'New records appear in this list.',
  onlyTenant: 'Only records of {tenant} are shown.',
  whyEmpty: 'Why is this list empty?',
  searchesIndexed: 'This search looks only in fields that have a search index: {fields}.',
  searchesAll:
    'No index serves this search, so Postgres reads all {entities} (about {count, number}). Run {command} to list the indexes to add.',
  writeOnly: 'You can create {entities}, but not see them',
  writeOnlyReason: 'The database accepts new records from you but doesn’t show you any.',
  why: 'Why?',
});

export const quickFilterMessages = messages('quick-filters', {
  label: 'Filter by {field}',
  count: '{count, number}',
  countOfAbout: '~{count, number}',
});

export const keptEditsMessages = messages('kept-edits', {
  /** Edits of cells that a closed page has left. `time` is when the last one was made. */
  kept: '{count, plural, one {Unsaved changes in # record} other {Unsaved changes in # records}}, {time}',
  restore: 'Restore',
  discard: 'Discard',
});

export const listSumMessages = messages('list-sums', {
  all: '{count, plural, one {Sum of # record} other {Sum of # records}}',
  selected: '{count, plural, one {Sum of # selected} other {Sum of # selected}}',
  show: 'Show sums',
  /** Where in the list the keys work, and what they do. */
  part: 'Rows',
  toEnd: 'Go to the last record, then to the sums',
});
