import { messages } from '@ninefold/messages';

export const signInMessages = messages('sign-in-screen', {
  pageTitle: 'Sign in · {product}',
  sessionEnded: 'Your session ended',
  signInAgain: 'Sign in again to continue where you left off.',
  example: 'Example',
  accounts: 'To sign in, use a demo account from the terminal where you started this application.',
});
