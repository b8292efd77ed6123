import { messages } from '@ninefold/messages';

export const editCellsMessages = messages('edit-cells', {
  bar: 'Edit {entities}',
  started: 'Press Enter or type to edit a cell.',
  startedByTouch: 'Tap a cell twice to edit it.',
  restored:
    '{count, plural, one {Changes in # record restored.} other {Changes in # records restored.}}',
  changedMeanwhile:
    '{count, plural, one {# {entity} has changed in the meantime.} other {# {entities} have changed in the meantime.}}',
  notHere: '{field} can’t be edited here.',
  notEmpty: '{field} can’t be empty.',
  cleared: '{count, plural, one {# cell cleared.} other {# cells cleared.}}',
  pasted: '{count, plural, one {# cell pasted.} other {# cells pasted.}}',
  rowsLeft:
    '{count, plural, one {# row didn’t fit} other {# rows didn’t fit}}: this page has no more rows.',
  columnsLeft:
    '{count, plural, one {# column didn’t fit} other {# columns didn’t fit}}: the list shows no more columns.',
  undone: 'Undone',
  nothingToUndo: 'There is nothing to undo.',
  notValid: 'Nothing was saved. Correct or undo the values that are not valid.',
  failed: '{count, plural, one {# {entity} was not saved.} other {# {entities} were not saved.}}',
  saveFirst: 'Save or undo the changes first.',
  part: 'Cells',
  edit: 'Edit cell',
  clear: 'Clear cells',
  undo: 'Undo last edit',
  undoCells: 'Undo cell edits',
  save: 'Save changes',
  end: 'Stop editing cells',
});
