import { messages } from '@ninefold/messages';

export const dueDateMessages = messages('due-date', {
  overdueDays: 'Overdue {days} d',
  overdueSince: 'Overdue since {time}',
  today: 'Today',
  todayAt: 'Today {time}',
  tomorrow: 'Tomorrow',
  tomorrowAt: 'Tomorrow {time}',
});
