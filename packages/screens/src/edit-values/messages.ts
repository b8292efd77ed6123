import { messages } from '@ninefold/messages';

export const editValuesMessages = messages('edit-values', {
  saved: '{field} was saved',
  notSaved: '{field} couldn’t be saved',
  conflict: 'Not saved: others have changed this field.',
});
