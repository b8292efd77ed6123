import { messages } from '@ninefold/messages';

export const datePickerMessages = messages('date-picker', {
  openCalendar: 'Open calendar',
  incompleteDate: 'Complete the date, or clear it.',
});
