import { messages } from '@ninefold/messages';

export const deleteRecordMessages = messages('delete-record', {
  heading: 'Delete this {entity}?',
  statement: '<b>{title}</b> will be deleted. You can’t undo this.',
  delete: 'Delete',
  deleting: 'Deleting…',
  cancel: 'Cancel',
  failed: 'The record couldn’t be deleted. Try again in a moment.',
  whyRejected: 'Why was this refused?',
  prevents: 'These prevent the deletion. Delete them first, or edit what they refer to.',
  alsoDeleted: 'Will also be deleted',
  cleared: 'Kept, but this field is cleared',
  setToDefault: 'Kept, but this field is set to its default',
  records: '{count, number} {entities}',
  loading: 'Checking what else this affects…',
  notYet: 'Wait until the check is done.',
  prevented: 'Other records prevent this. Delete or edit them first.',
  effectsFailed: 'What else this affects is not shown',
  retry: 'Retry',
  noEffects: 'No other records that you have access to are affected.',
  /** Below the counts: which records they count. */
  counted: 'Only records that you have access to are counted.',
});
