import { messages } from '@ninefold/messages';

export const editCellsMessages = messages('edit-cells', {
  bar: 'Edit {entities}',
  started: 'Press Enter or type to edit a cell.',
  startedByTouch: 'Tap a cell twice to edit it.',
  restored:
    '{count, plural, one {Changes in # record restored.} other {Changes in # records restored.}}',
  changedMeanwhile:
    '{count, plural, one {# {entity} has changed meanwhile.} other {# {entities} have changed meanwhile.}}',
  noPermission: 'You don’t have permission to edit {field}.',
  automatic: '{field} is set automatically.',
  onlyThese: 'Your role can edit only these records: {which}.',
  notHere: '{field} can’t be edited in this {entity}.',
  notEmpty: '{field} can’t be empty.',
  cleared: '{count, plural, one {# cell cleared.} other {# cells cleared.}}',
  pasted: '{count, plural, one {# cell pasted.} other {# cells pasted.}}',
  rowsLeft:
    '{count, plural, one {# row didn’t fit} other {# rows didn’t fit}}: this page has no more rows.',
  columnsLeft:
    '{count, plural, one {# column didn’t fit} other {# columns didn’t fit}}: the list shows no more columns.',
  undone: 'Undone',
  nothingToUndo: 'There is nothing to undo.',
  notValid: 'Nothing was saved: correct or undo what is not valid.',
  failed: '{count, plural, one {# {entity} was not saved.} other {# {entities} were not saved.}}',
  saveFirst: 'Save or undo the changes first.',
  part: 'Cells',
  edit: 'Edit the cell',
  clear: 'Clear the cells',
  undo: 'Undo the last edit',
  undoCells: 'Undo the edits of the cells',
  save: 'Save the changes',
  end: 'Stop editing cells',
});
