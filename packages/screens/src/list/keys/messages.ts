import { messages } from '@ninefold/messages';

/** Names of the keys that act on a row of a list. */
export const listKeyMessages = messages('list-keys', {
  next: 'Next record',
  previous: 'Previous record',
  open: 'Open',
  openBeside: 'Open or close the record beside the list',
  select: 'Select or deselect the record',
  selectBelow: 'Select the record below as well',
  selectAbove: 'Select the record above as well',
});
