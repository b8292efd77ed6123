import { messages } from '@ninefold/messages';

/** Texts for a list of objects in JSON. */
export const jsonShapeMessages = messages('json-shape', {
  step: 'Step',
  done: 'Done',
  stepState: '{step}<hidden>, {state, select, done {done} other {not done}}</hidden>',
  addItem: 'Add row',
  /** The label of an input. */
  memberInRow: '{member} <hidden>row {row}</hidden>',
  problemInRow: '{member}, row {row}: {problem}',
  missingInRow: 'Fill in {member} in row {row}.',
  removeRow: 'Remove row {row}',
  rowAdded: 'Row {row} was added',
  rowRemoved: 'Row {row} was removed',
  otherShape: 'This value doesn’t have the expected structure, so it is shown as JSON.',
});
