import { messages } from '@ninefold/messages';

export const personChangeMessages = messages('person-change', {
  otherTitle: '{person} is signed in now',
  otherText:
    '{former} was signed in when this page was opened, so its contents are hidden. Unsaved changes in forms are kept on this device as drafts for {former}.',
  visitorText:
    'Nobody was signed in when this page was opened, so its contents are hidden. What you typed here was not sent.',
  signedOutTitle: 'You’re signed out',
  signedOutText:
    '{former} has signed out, so the contents of this page are hidden. Drafts that this device keeps are offered to {former} after signing in.',
  continueAs: 'Continue as {person}',
  signInAs: 'Sign in as {former}',
  signInAsOther: 'Sign in as someone else',
});
