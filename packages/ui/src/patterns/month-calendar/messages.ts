import { messages } from '@ninefold/messages';

export const monthCalendarMessages = messages('month-calendar', {
  more: '{count} more',
  moreOn: '{count, plural, one {# more record} other {# more records}} on {day}',
  /** After the title of a record, on its second and further days. */
  continued: '(continued)',
  empty: 'No records in {month}',
});
