import { messages } from '@ninefold/messages';

export const authMessages = messages('auth-errors', {
  credentials: 'The e-mail address or password is wrong.',
  noAccount: 'There is no such account.',
  emailNotConfirmed:
    'This e-mail address isn’t confirmed yet. Open the link in the e-mail that was sent to it.',
  phoneNotConfirmed: 'This phone number isn’t confirmed yet.',
  code: 'This code is wrong or no longer valid. Request a new one.',
  challenge: 'The confirmation took too long or didn’t match. Start again.',
  currentPassword: 'Enter your current password.',
  captcha: 'The CAPTCHA check failed. Try again.',
  confirm: 'Sign in again to confirm that it’s you.',
  sessionEnded: 'Your session has ended. Sign in again.',
  signInExpired: 'This sign-in has expired or was already used. Start it again.',
  blocked: 'This account is blocked.',
  secondStep: 'The second step of signing in was rejected.',
  emailNotAllowed: 'E-mails can’t be sent to this address.',
  signUpOff: 'New accounts can’t be created here. Ask the person who manages the application.',
  signInOff: 'This way of signing in is turned off here.',
  fixed: 'This part of the account can’t be edited or deleted here.',
  emailExists: 'An account with this e-mail address already exists.',
  phoneExists: 'An account with this phone number already exists.',
  linked: 'This way of signing in is already linked to an account.',
  nameTaken: 'You already use this name. Choose another.',
  weakPassword: 'This password is too weak. Choose a stronger one.',
  samePassword: 'The new password must be different from the old one.',
  emailInvalid: 'This e-mail address can’t be used. Enter another.',
  invalid: 'Something that you entered is not valid. Check it and try again.',
  emailMissing: 'Enter an e-mail address.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
  tooManyEmails: 'Too many e-mails were sent. Wait a while before requesting another.',
  tooManyTexts: 'Too many text messages were sent. Wait a while before requesting another.',
  tooManyCodes: 'Too many wrong codes. Wait a while and try again.',
  quota: 'You have reached the maximum number of ways to sign in. Delete one first.',
  tooLarge: 'The request is too large. Shorten what you entered.',
  textNotSent: 'The text message couldn’t be sent. Try again.',
});

export const weakPasswordMessages = messages('weak-passwords', {
  reasons:
    'This password is too weak.{length, select, true { It is too short.} other {}}{characters, select, true { It needs other characters too, such as digits, capitals or symbols.} other {}}{pwned, select, true { It appeared in a data breach.} other {}}',
});
