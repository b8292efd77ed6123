import { messages } from '@ninefold/messages';

export const timeGridMessages = messages('time-grid', {
  allDay: 'All day',
  more: '{count} more',
  moreOn: '{count, plural, one {# more record} other {# more records}} on {day}',
  /** After the title of a record, on its second and further days. */
  continued: '(continued)',
});
