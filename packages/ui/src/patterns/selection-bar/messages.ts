import { messages } from '@ninefold/messages';

export const selectionBarMessages = messages('selection-bar', {
  none: 'Nothing selected',
  some: '{count, number} selected',
  all: 'All {count, number} selected',
  allAbout: 'All (about {count, number}) selected',
  allBut: '{count, number} selected, all but {except, number}',
  allUnknown: 'All that match are selected',
  selectAll: 'Select all {count, number} that match',
  selectAllAbout: 'Select all that match (about {count, number})',
  selectAllUnknown: 'Select all that match',
  clear: 'Clear selection',
});
