import { messages } from '@ninefold/messages';

export const filterBuilderMessages = messages('filter-builder', {
  /** Chooses how the conditions of a group go together, and names the group. */
  match: 'Match',
  and: 'All of these',
  or: 'Any of these',
  notOr: 'None of these',
  notAnd: 'Not all of these',
  /** Of related records: "Visits: Has none with any of these". */
  relatedSome: 'Has any',
  relatedNone: 'Has none',
  relatedAnd: 'Has one with all of these',
  relatedOr: 'Has one with any of these',
  relatedNotOr: 'Has none with any of these',
  relatedNotAnd: 'Has none with all of these',
  /** Names a group of conditions on related records. */
  relatedGroup: '{relation}: {match}',
  field: 'Field',
  path: 'Path in {field}',
  pathHint: 'For example address.city',
  pathMissing: 'Enter what to look at inside the value.',
  addCondition: 'Add condition',
  addGroup: 'Add group',
  addRelated: 'Add related records',
  condition: 'Condition {position, number}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove',
  cancel: 'Cancel',
  apply: 'Apply',
  empty: 'No conditions: all records are shown.',
  discardTitle: 'Discard the changes to the filter?',
  discardText: 'The list stays as it is.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
});
