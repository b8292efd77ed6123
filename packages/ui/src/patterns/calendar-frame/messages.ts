import { messages } from '@ninefold/messages';

export const calendarFrameMessages = messages('calendar-frame', {
  periods: 'Months, weeks and days',
  units: 'Shown time',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  previousDay: 'Previous day',
  previousWeek: 'Previous week',
  previousMonth: 'Previous month',
  nextDay: 'Next day',
  nextWeek: 'Next week',
  nextMonth: 'Next month',
  today: 'Today',
  loading: 'Loading…',
  incomplete:
    'Only the first {count, plural, one {# record} other {# records}} of {period} are shown.',
  all: 'Show all in the table',
});
