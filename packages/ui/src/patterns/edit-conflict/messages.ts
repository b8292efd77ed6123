import { messages } from '@ninefold/messages';

export const editConflictMessages = messages('edit-conflict', {
  title: 'Another change was saved first',
  advice:
    'What you typed is kept. Load the current values to update the fields that you haven’t edited.',
  load: 'Load current values',
  loadedTitle: 'Current values loaded',
  loadedAdvice: 'Fields that you edited keep your values. Check them, then save.',
  /** A value when the record was opened, and its current one. An arrow is shown in place of the words. */
  change: '{opened} <arrow>is now</arrow> {current}',
});
