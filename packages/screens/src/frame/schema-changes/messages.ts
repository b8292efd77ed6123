import { messages } from '@ninefold/messages';

export const schemaChangeMessages = messages('schema-changes', {
  title: 'The database schema has changed',
  more: '{count, plural, one {And # more change.} other {And # more changes.}}',
  upToDate: 'This screen is up to date. What you typed is kept.',
});
