import { messages } from '@ninefold/messages';

export const listFreshnessMessages = messages('list-freshness', {
  new: '{count, plural, one {# new record} other {# new records}}',
  newUncounted: 'New records',
  gone: '{count, plural, one {# record is no longer in this list} other {# records are no longer in this list}}',
  order: 'The order has changed',
  other: 'This list has changed',
  show: 'Show',
  /** Beside a record that is still shown. */
  goneMark: 'No longer in this list',
  live: 'Updates live',
  updatedAt: 'Updated at {time}',
  /** The action in the command palette. */
  showChanges: 'Show changes to this list',
  refresh: 'Refresh this list',
});
