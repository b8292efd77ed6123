import { messages } from '@ninefold/messages';

export const deleteRecordMessages = messages('delete-record', {
  heading: 'Delete this {entity}?',
  undoableStatement: '<b>{title}</b> will be deleted.',
  statement: '<b>{title}</b> will be deleted. You can’t undo this.',
  delete: 'Delete',
  deleting: 'Deleting…',
  cancel: 'Cancel',
  failed: 'The record couldn’t be deleted. Try again in a moment.',
  whyRejected: 'Why was this refused?',
  prevents:
    'These records prevent the deletion. Delete them first, or make them refer to another record.',
  alsoDeleted: 'These records will also be deleted',
  cleared: 'These records will be kept, but this field will be cleared',
  setToDefault: 'These records will be kept, but this field will be set to its default',
  records: '{count, plural, one {# {entity}} other {# {entities}}}',
  loading: 'Checking what else this affects…',
  notYet: 'Available when the check is done.',
  prevented:
    'Other records prevent the deletion. Delete them first, or make them refer to another record.',
  effectsFailed: 'Couldn’t check what else this affects',
  retry: 'Retry',
  noEffects: 'No other records that you have access to are affected.',
  nothingElse: 'No other records are affected.',
  /** Below the counts: which records they count. */
  counted: 'Only records that you have access to are counted. Others may be affected too.',
});
