import { messages } from '@ninefold/messages';

export const listGroupMessages = messages('list-groups', {
  label: '{entities} by {field}',
  period: 'Period',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  cut: 'There are more groups. Use a filter to see them.',
  retry: 'Retry',
});
