import { messages } from '@ninefold/messages';

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
  isNot: 'is not',
  filledNot: 'is not empty and not',
  notIn: 'is none of',
  notContains: 'does not contain',
  ends: 'ends with',
  between: 'is between',
  during: 'is in the period',
  hasAll: 'contains all of',
  hasAny: 'contains any of',
  hasOnly: 'contains only',
  covers: 'includes',
  overlaps: 'overlaps',
  leftOf: 'is entirely before',
  rightOf: 'is entirely after',
  hasKey: 'has the key',
  matches: 'matches words',
});

/** The inputs of a filter's values. */
export const filterValueMessages = messages('filter-value', {
  personMe: 'Me',
  personOther: 'Another person’s ID',
  period: '{field}: period',
  from: '{field}: from',
  to: '{field}: to',
  severalValues: 'Press Enter after each value.',
  addRecord: '{field}: add',
  matchesHint: 'In any form. Use quotes for a phrase, and - before a word to leave it out.',
  /** How many records have a value that is offered. */
  count: '{count, number}',
  countAbout: '~{count, number}',
  optionCount: '{option} ({count})',
  records: '{count, plural, one {# record} other {# records}}',
});
