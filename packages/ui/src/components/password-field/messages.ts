import { messages } from '@ninefold/messages';

export const passwordFieldMessages = messages('password-field', {
  show: 'Show password',
  hide: 'Hide password',
});
