import { messages } from '@ninefold/messages';

export const monthCalendarMessages = messages('month-calendar', {
  months: 'Months',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  loading: 'Loading…',
  more: '{count} more',
  moreOn: '{count, plural, one {# more record} other {# more records}} on {day}',
  /** After the title of a record, on its second and further days. */
  continued: '(continued)',
  empty: 'No records in {month}',
  incomplete:
    'Only the first {count, plural, one {# record} other {# records}} of {month} are shown.',
  all: 'Show all in the table',
});
