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

export const changedMeanwhileMessages = messages('changed-meanwhile', {
  title: 'This record has changed since you opened it',
  advice: 'Fields that you haven’t edited show the new values. What you typed is kept.',
});

export const conflictDialogMessages = messages('conflict-dialog', {
  title: 'Choose what to keep',
  text: '{title} has changed since you opened it. Your changes aren’t saved yet. Choose a value for each of these fields.',
  opened: 'When you opened it: {value}',
  mine: 'Yours',
  theirs: 'Theirs',
  allMine: 'All mine',
  allTheirs: 'All theirs',
  missing: 'Choose which value of {field} to keep.',
  /** Over the fields that only the other person has changed. */
  merged: 'Changed by others, and kept',
  cancel: 'Cancel',
  save: 'Save',
});
