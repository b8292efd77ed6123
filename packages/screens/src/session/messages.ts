import { messages } from '@ninefold/messages';

export const sessionMessages = messages('session', {
  anotherPerson:
    'You signed in as someone else, so nothing was sent. Check what you entered, then try again.',
  ended: 'Your session has ended, so nothing was sent. Sign in again, then try again.',
});
