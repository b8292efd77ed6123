import { messages } from '@ninefold/messages';

export const functionFormMessages = messages('function-form', {
  mayChange: 'This function can change data.',
  changesNothing: 'This function only reads data. Bookmark this page to run it again.',
  noArguments: 'This function takes no arguments.',
  question: 'Run “{title}”?',
  consequence: 'The function can change data. You can’t undo this.',
  cancel: 'Cancel',
});

/** Replace those of a record's form. */
export const argumentFormMessages = messages('argument-form', {
  submit: 'Run',
  submitting: 'Running…',
  failed: 'The function couldn’t be run. Try again in a moment.',
  filledByDatabase: 'If you leave this out, the function uses its default.',
  setEmpty: 'Pass NULL',
  willBeEmpty: 'NULL is passed.',
  undoEmpty: 'Leave out',
});

export const functionResultMessages = messages('function-result', {
  title: 'Result',
  rows: 'Result rows',
  nothing: 'The function ran and returned nothing.',
  noRows: 'The function ran and returned no rows.',
  noRow: 'The function ran and returned no row.',
  count: '{count, plural, one {# row} other {# rows}}',
  shown: 'The first {shown} of {all} rows are shown.',
});
