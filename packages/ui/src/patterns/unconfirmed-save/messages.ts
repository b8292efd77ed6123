import { messages } from '@ninefold/messages';

export const unconfirmedSaveMessages = messages('unconfirmed-save', {
  title: 'Check whether it was saved',
  advice:
    'These records hold the values that you sent, newest first. Open the one that is yours, or save a new record.',
  saveNew: 'Save a new record',
});
