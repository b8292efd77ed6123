import { messages } from '@ninefold/messages';

export const cellEditingMessages = messages('cell-editing', {
  /** Names the editor of one cell. */
  editor: '{field}, {record}',
  newLine: 'Shift+Enter starts a new line.',
  edited: 'Edited',
  notValid: 'Not valid: {problem}',
  none: 'No changes',
  changes:
    '{cells, plural, one {# change} other {# changes}} in {records, plural, one {# record} other {# records}}',
  outOfSight: '{count, number} out of sight',
  problems: '{count, plural, one {# problem} other {# problems}}',
  saving: 'Saving {done, number} of {count, number}…',
  save: 'Save',
  undoAll: 'Undo all',
  show: 'Show changes',
  done: 'Done',
  saveFirst: 'Save or undo the changes first.',
  changesTitle: 'Changes',
  changesText: 'These changes are not saved yet.',
  undo: 'Undo',
  undoChange: 'Undo the change of {field} in {record}',
  change: '{before} <arrow>becomes</arrow> {after}',
  newTab: '(opens in a new tab)',
  why: 'Why?',
  refusedTitle: '{count, plural, one {# cell was not pasted} other {# cells were not pasted}}',
  refusedText: 'These cells were not changed.',
  refusedCell: '{field}, {record}',
  pastedText: 'Pasted: “{text}”',
  more: '{count, plural, one {and # more} other {and # more}}',
});
