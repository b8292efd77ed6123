import { messages } from '@ninefold/messages';

export const arrayInputMessages = messages('array-input', {
  /** A button: the items in rows, to move them or to add items without a value. */
  editAsList: 'Edit as list',
});
