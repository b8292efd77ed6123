import { messages } from '@ninefold/messages';

/** Messages by kind of failure, for codes without their own message. */
export const kindMessages = messages('failure-kinds', {
  offline: 'The server can’t be reached. Check the connection and try again.',
  aborted: 'The request was cancelled.',
  'signed out': 'You are not signed in. Sign in and try again.',
  credentials: 'What you entered is not correct. Check it and try again.',
  denied: 'You don’t have permission to do this.',
  'not found': 'This doesn’t exist, or you may not have access to it.',
  conflict: 'Someone else changed this at the same time. Nothing was saved. Try again.',
  required: 'A required value is missing.',
  unique: 'Another record already has this value.',
  reference: 'The record that this refers to doesn’t exist.',
  check: 'A database rule rejected these values.',
  invalid: 'A value has the wrong type.',
  refused: 'The database rejected this.',
  timeout: 'The request took too long. Try again, or narrow the search or filter.',
  limit: 'A limit was reached. Wait a moment and try again, or narrow the search or filter.',
  unavailable: 'The database isn’t responding. Try again in a moment.',
  tried: 'This would be saved. Nothing was changed, because you’re viewing as someone else.',
  misconfigured:
    'The application requested something that the database doesn’t have. Reload the page. If it happens again, tell the person who manages the application.',
  unknown: 'Something unexpected went wrong. Try again.',
});

export const failureMessages = messages('failures', {
  otherPerson: 'Someone else is signed in now, so nothing was sent.',
  sessionEnded: 'Your session has ended, so nothing was sent. Sign in again, then try again.',
  notViewing:
    'The database doesn’t show what others see, so nothing was sent. Stop viewing and try again.',
  notWhileViewing: 'This isn’t available while you view as someone else.',
  notTried: 'This server can’t try changes while you view as someone else. Nothing was stored.',
  notReached:
    'The server can’t be reached, so nothing was tried. Check the connection and try again.',
  triedDelete:
    'This would be deleted. Nothing was changed, because you’re viewing as someone else.',
  visitor: 'You need to sign in to do this.',
  referred:
    'Other records still refer to this one. Delete them first, or change their reference to it.',
  referredBy:
    '{Entities} still refer to this record. Delete them first, or change their reference to it.',
  required: '{count, plural, one {{Fields} is required.} other {{Fields} are required.}}',
  unique: 'Another {entity} already has the same {fields}.',
  overlap: 'This overlaps with another {entity}. Check {fields}.',
  reference:
    '{count, plural, one {The chosen value no longer exists: {fields}.} other {The chosen values no longer exist: {fields}.}}',
  check: 'A database rule rejected these values. Check {fields}.',
});
