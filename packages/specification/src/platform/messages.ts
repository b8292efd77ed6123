import { messages } from '@ninefold/messages';

/** Messages of SQLSTATEs, PostgREST's codes and HTTP statuses. */
export const dataApiMessages = messages('data-api-errors', {
  tooLong: 'A text is too long.',
  outOfRange: 'A number is too large or too small.',
  noSuchDate: 'This date or time doesn’t exist.',
  generated: 'The database sets this value itself.',
  overlap: 'This overlaps with another record.',
  readOnly: 'The database is read-only at the moment. Try again later.',
  locked: 'Someone else is changing this. Nothing was saved. Try again.',
  outOfView: 'With this change, the record would no longer be in this database view.',
  databaseLimit: 'This is more than the database can do at once. Request less.',
  busy: 'The database is busy. Try again in a moment.',
  address: 'The filter or the sort order in the address is not valid.',
  noPage: 'The list no longer has this page.',
  tooManyRecords: 'This would change too many records at once. Nothing was changed.',
  sessionEnded: 'Your session has ended. Sign in again.',
  tooLarge: 'The request is too large. Send less at once.',
  addressTooLong: 'The address of the request is too long. Choose fewer filters or values.',
  tooManyRequests: 'Too many requests. Wait a moment and try again.',
});
