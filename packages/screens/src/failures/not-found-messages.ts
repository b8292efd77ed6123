import { messages } from '@ninefold/messages';

export const notFoundMessages = messages('not-found', {
  title: 'Page not found',
  goHome: 'Go home',
  signIn: 'Sign in',
  orSignIn: 'This page doesn’t exist, or you need to sign in to see it.',
  orNoAccess: 'This page doesn’t exist, or you may not have access to it.',
});
