import { messages } from '@ninefold/messages';

export const bulkActionsMessages = messages('bulk-actions', {
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  close: 'Close',
  retry: 'Retry',
  failed: 'This couldn’t be done. Try again in a moment.',
  enterOrClear: 'Enter a value, or clear the field.',
  orClear: 'Enter the new value, or',
  clearField: 'clear this field',
  willBeCleared: 'This field will be cleared.',
  enterInstead: 'Enter a value',
  progress: '{done, number} of {total, number}',
  failedSoFar: '{count, number} failed so far',
  failures: 'Why they failed',
  moreFailures: 'And {count, number} more. They stay selected, so that you can try again.',
  newTab: '(opens in a new tab)',
  why: 'Why?',
  delete: 'Delete',
  notYet: 'Available when the check is done.',
  noUndo: 'You can’t undo this.',
  prevented: 'Records that others refer to in this way will not be deleted. They stay selected.',
});
