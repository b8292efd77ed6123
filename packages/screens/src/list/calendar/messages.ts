import { messages } from '@ninefold/messages';

export const listCalendarMessages = messages('list-calendar', {
  label: '{entities} by {field}',
  moved: '{title} moved',
  notMoved: '{title} couldn’t be moved',
});
