import { messages } from '@ninefold/messages';

export const dayNavigationMessages = messages('day-navigation', {
  days: 'Days',
  previous: 'Day before',
  today: 'Today',
  next: 'Day after',
});
