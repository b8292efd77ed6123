import { messages } from '@ninefold/messages';

export const signInMessages = messages('sign-in', {
  heading: 'Sign in to {product}',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  /** After some seconds. Why is not known: a slow connection, a busy server, or one that slows guesses down. */
  slow: 'The server hasn’t answered yet. Signing in continues by itself.',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
  failed: 'You couldn’t be signed in. Try again in a moment.',
  againTitle: 'Sign in again',
  againAdvice: 'Your session has ended. Your changes are kept. Sign in to continue.',
});
