import { messages } from '@ninefold/messages';

export const sessionMessages = messages('session', {
  anotherPerson: 'You signed in as someone else, so this was not sent. Check it, then try again.',
  ended: 'Your session has ended, so this was not sent. Sign in again to send it.',
});
