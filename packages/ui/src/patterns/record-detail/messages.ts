import { messages } from '@ninefold/messages';

export const recordDetailMessages = messages('record-detail', {
  loading: 'Loading…',
  fields: 'Details',
  noRelated: 'No related records',
  showAll: 'Show all',
  showAllCounted: 'Show all {count, number}',
  add: 'Add',
});
