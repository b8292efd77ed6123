import { messages } from '@ninefold/messages';

export const editValuesMessages = messages('edit-values', {
  saved: '{field} was saved',
  notSaved: '{field} couldn’t be saved',
  kept: 'This change isn’t saved yet. Edit the field to save it.',
  conflict: 'Not saved: others have changed this field.',
});
