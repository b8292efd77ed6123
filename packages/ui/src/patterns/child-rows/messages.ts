import { messages } from '@ninefold/messages';

export const childRowsMessages = messages('child-rows', {
  /** Names one input. Its place is for screen readers: the column says the rest. */
  cell: '{field}<place>, row {row, number}</place>',
  row: 'Row {row, number}',
  keys: 'Enter goes to the next field, Shift+Enter starts a new line. In the last field, Tab or Enter adds a row.',
  keysInOrder:
    'Enter goes to the next field, Shift+Enter starts a new line. In the last field, Tab or Enter adds a row. Alt with an arrow key moves a row.',
  none: 'No rows',
  add: 'Add row',
  /** Adds a row with a value of its first field, or names the buttons that do by that field. */
  addOf: 'Add row: {value}',
  added: 'Row {row, number} added',
  delete: 'Delete row {row, number}',
  deleted: 'Row {row, number} will be deleted when you save.',
  removed: 'Row {row, number} deleted',
  restore: 'Undo',
  restoreRow: 'Undo deleting row {row, number}',
  restored: 'Row {row, number} stays',
  up: 'Move row {row, number} up',
  down: 'Move row {row, number} down',
  moved: 'Moved to row {row, number} of {count, number}',
  first: 'This is the first row.',
  last: 'This is the last row.',
  total: 'Total {field}',
  afterSave: 'After saving',
});

/** The records that a form connects with its own. */
export const childPicksMessages = messages('child-picks', {
  add: 'Add {entity}',
  added: '{record} added',
  already: '{record} is already in the list.',
  none: 'None yet',
  problem: '{record}: {problem}',
  remove: 'Remove {record}',
  removed: '{record} removed',
  removedOnSave: '{record} will be removed when you save.',
  restore: 'Undo removing {record}',
  restored: '{record} stays',
});

/** The one record that belongs to a form's. */
export const childFieldsMessages = messages('child-fields', {
  delete: 'Delete {title}',
  deleted: 'Will be deleted when you save.',
  restore: 'Undo',
});
