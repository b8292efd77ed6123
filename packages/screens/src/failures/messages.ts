import { messages } from '@ninefold/messages';

export const failureMessages = messages('failure-notice', {
  denied: 'You don’t have access to this',
  signedOut: 'You are signed out',
  signIn: 'Sign in',
  offline: 'No connection',
  notOpened: 'This hasn’t been opened here yet. It is loaded as soon as the connection is back.',
  failed: 'This couldn’t be loaded',
  pageTitle: 'Something went wrong',
  screenFailed: 'This screen couldn’t be loaded',
  retry: 'Retry',
  why: 'Why?',
});
