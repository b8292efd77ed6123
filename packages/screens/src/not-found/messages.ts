import { messages } from '@ninefold/messages';

export const notFoundMessages = messages('not-found', {
  title: 'Page not found',
  goHome: 'Go home',
  signIn: 'Sign in',
  orSignIn: 'It doesn’t exist, was deleted, or you need to sign in to see it.',
  orNoAccess: 'It doesn’t exist, was deleted, or you may not have access to it.',
});
