import { messages } from '@ninefold/messages';

export const dayNavigationMessages = messages('day-navigation', {
  days: 'Days',
  previous: 'Previous day',
  today: 'Today',
  next: 'Next day',
});
