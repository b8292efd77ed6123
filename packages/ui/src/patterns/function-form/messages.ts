import { messages } from '@ninefold/messages';

export const functionFormMessages = messages('function-form', {
  mayChange: 'This can change data. You confirm before it runs.',
  changesNothing: 'This only reads data. Bookmark its address to run it again.',
  noArguments: 'It takes no arguments.',
  question: 'Run “{title}”?',
  consequence: 'It can change data. You can’t undo this.',
  cancel: 'Cancel',
});

/** Replace those of a record's form. */
export const argumentFormMessages = messages('argument-form', {
  submit: 'Run',
  submitting: 'Running…',
  failed: 'It couldn’t be run. Try again in a moment.',
  filledByDatabase: 'If left out, the function uses its default.',
  setEmpty: 'Pass NULL',
  willBeEmpty: 'NULL is passed.',
  undoEmpty: 'Leave out',
});

export const functionResultMessages = messages('function-result', {
  title: 'Result',
  rows: 'Result rows',
  nothing: 'It ran. It returns nothing.',
  noRows: 'It ran and found nothing.',
  noRow: 'It ran and returned no row.',
  count: '{count, plural, one {# row} other {# rows}}',
  shown: 'The first {shown} of {all} rows are shown.',
});
