import { messages } from '@ninefold/messages';

export const sortMenuMessages = messages('sort-menu', {
  sortBy: 'Sort by',
  none: 'The list has its own order.',
  clear: 'Reset',
  add: 'Add column',
  /** Names the settings of one column. */
  key: '{position, number}. {field}',
  column: 'Column',
  direction: 'Direction',
  ascending: 'Ascending',
  descending: 'Descending',
  emptyValues: 'Empty values',
  emptyLast: 'Empty values last',
  emptyFirst: 'Empty values first',
  moveUp: 'Move {field} up',
  moveDown: 'Move {field} down',
  remove: 'Remove {field}',
});
