import { messages } from '@ninefold/messages';

export const intervalMessages = messages('interval-values', {
  form: 'Enter a duration with its units, such as 1 day 2 hours 30 minutes.',
});
