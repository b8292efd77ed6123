import { messages } from '@ninefold/messages';

export const calendarMessages = messages('calendar', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
});
