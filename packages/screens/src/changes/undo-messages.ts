import { messages } from '@ninefold/messages';

export const undoMessages = messages('undo', {
  undo: 'Undo',
  restored: '{title} was restored',
  notRestored: '{title} couldn’t be restored',
  partly: '{title} was restored, but not everything that was deleted with it',
  uncertain: 'The answer was lost. Open the record to see whether it was restored.',
});
