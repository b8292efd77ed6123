import { messages } from '@ninefold/messages';

/** Those that a list needs at once: a file of their own, so that the others aren't loaded with them. */
export const listViewMessages = messages('list-view', {
  view: 'View',
  table: 'Table',
  boardBy: 'Board by {field}',
  calendarBy: 'Calendar by {field}',
  groupBy: 'Group by {field}',
  notOffered: 'This list can’t be shown as “{view}”.',
});
