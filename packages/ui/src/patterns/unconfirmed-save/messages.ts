import { messages } from '@ninefold/messages';

export const unconfirmedSaveMessages = messages('unconfirmed-save', {
  title: 'Check whether the record was saved',
  advice:
    '{count, plural, one {This record has the values that you sent. If it is yours, open it. If not, save a new record.} other {These records have the values that you sent, newest first. If one is yours, open it. If not, save a new record.}}',
  saveNew: 'Save a new record',
});
