import { messages } from '@ninefold/messages';

export const dueDateMessages = messages('due-date', {
  overdueDays: '{days, plural, one {# day overdue} other {# days overdue}}',
  overdueSince: 'Overdue since {time}',
  today: 'Today',
  todayAt: 'Today {time}',
  tomorrow: 'Tomorrow',
  tomorrowAt: 'Tomorrow {time}',
});
