import { messages } from '@ninefold/messages';

export const timeFieldMessages = messages('time-field', {
  incompleteTime: 'Complete the time, or clear it.',
});
