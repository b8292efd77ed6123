import { messages } from '@ninefold/messages';

export const sortMenuMessages = messages('sort-menu', {
  sortBy: 'Sort by',
  none: 'The list has its own order.',
  direction: 'Direction',
  ascending: 'Ascending',
  descending: 'Descending',
  emptyValues: 'Empty values',
  emptyLast: 'Empty values last',
  emptyFirst: 'Empty values first',
});
