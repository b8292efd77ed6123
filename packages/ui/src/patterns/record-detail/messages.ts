import { messages } from '@ninefold/messages';

export const recordDetailMessages = messages('record-detail', {
  loading: 'Loading…',
  fields: 'Details',
  emptyFields: '{count, plural, one {# empty field} other {# empty fields}}',
  about: 'About this record',
  beside: 'Steps and history',
  related: 'Related records',
  noRelated: 'No related records',
  showAll: 'Show all',
  showAllCounted: 'Show all {count, number}',
  add: 'Add',
  addTo: 'Add to {list}',
  goTo: 'Go to {list}',
  edit: 'Edit {field}',
});
