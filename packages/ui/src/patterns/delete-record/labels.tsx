import type { ReactNode } from 'react';

export const deleteRecordLabels = {
  heading: (entityLabel: string) => `Delete this ${entityLabel}?`,
  statement: (title: string): ReactNode => (
    <>
      <strong className="font-semibold text-ink">{title}</strong> will be deleted. You can’t undo
      this.
    </>
  ),
  delete: 'Delete',
  deleting: 'Deleting…',
  cancel: 'Cancel',
  failed: 'It couldn’t be deleted. Try again in a moment.',
  whyRejected: 'Why was this refused?',
  effects: {
    prevent: 'These prevent the deletion. Delete them first, or edit what they refer to.',
    delete: 'Deleted with it',
    'set null': 'Kept, with this field emptied',
    'set default': 'Kept, with this field set to its default',
  },
  loading: 'Checking what else this affects…',
  notYet: 'Wait until the check is done.',
  prevented: 'Other records prevent this. Delete or edit them first.',
  effectsFailed: 'What else this affects is not shown',
  retry: 'Retry',
  noEffects: 'No other records that you have access to are affected.',
  /** Below the counts: which records they count. */
  counted: 'Only records that you have access to are counted.',
};
