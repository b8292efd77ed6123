import { messages } from '@ninefold/messages';

export const createScreenMessages = messages('create-screen', {
  title: 'New {entity}',
  created: '{title} was created',
  createdUnseen: '{Entity} was created',
  unseen: 'Your role can create these records, but can’t see them.',
  failed: '{Entity} couldn’t be created',
});

export const editScreenMessages = messages('edit-screen', {
  title: 'Edit {title}',
  titleWhileLoading: 'Edit {entity}',
  saved: '{title} was saved',
  saveAndNext: 'Save and next',
  failed: '{title} couldn’t be saved',
  /** Below `saved`: what others have changed in the same record. */
  alsoChanged: 'Others also changed: {fields}.',
  /** Others have saved the same values, or theirs were kept. */
  sameAlready: '{title} has these values already',
  notSaved:
    'Nothing was saved, because others have changed the same fields. What you typed is kept: save again to choose.',
  gone: 'What you typed stays in this form, so that you can copy it.',
  /** In place of the form that is a part of a screen. */
  missing: '{Entity} not found',
  missingReason: 'This record doesn’t exist, or you may not have access to it.',
});

export const draftWithoutRecordMessages = messages('draft-without-record', {
  title: 'You typed these values, and they were not saved:',
  discard: 'Discard changes',
});

export const requirePermissionMessages = messages('require-permission', {
  pageTitle: 'No permission',
  title:
    '{action, select, insert {You don’t have permission to create {entities}} other {You don’t have permission to edit {entities}}}',
  goToList: 'Go to {entities}',
  reason: '{reason} Someone who manages the product can change your permissions.',
  revokedTitle:
    '{action, select, insert {You no longer have permission to create {entities}} other {You no longer have permission to edit {entities}}}',
  revoked: '{reason} What you typed is kept until you leave.',
});

export const childRowsScreenMessages = messages('form-rows', {
  cell: '{field}, row {row, number}',
  row: 'Row {row, number}',
  /** In the summary of errors. */
  problem: '{cell}: {problem}',
  /** Two rows have the same values of unique fields. */
  sameAsRow: 'Row {row, number} has the same {fields} already.',
  overlapsWithRow: 'This overlaps with row {row, number}.',
  nothingSaved: 'Nothing was saved, because one row couldn’t be.',
  partlySaved:
    '{parent, select, true {{count, plural, =0 {The record was saved, but none of the rows.} one {The record and # row were saved.} other {The record and # rows were saved.}}} other {{count, plural, one {# row was saved.} other {# rows were saved.}}}} The rest was not. Correct it and save again: only what is missing is sent.',
  changed:
    'This row has changed since you opened it. It shows the current values with yours. Check them, then save again.',
  changedNotDeleted:
    'This row has changed since you opened it, and was not deleted. Check the current values, then delete it if you still want to.',
  deletedMeanwhile:
    'This row was deleted since you edited it. Save to create it again with what you entered, or delete it.',
  alreadyDeleted: 'A row that you deleted is already gone. Save again.',
  tooMany: 'There are more than {count, number} rows, which is too many for this form.',
  notLoaded: 'The rows of this form couldn’t be loaded',
  showList: 'Edit them in their list',
  pasted:
    '{count, plural, one {# cell pasted.} other {# cells pasted.}}{refused, plural, =0 {} one { # cell was left as it is.} other { # cells were left as they are.}}',
});

export const recordPeekMessages = messages('record-peek', {
  open: 'Open in a new tab',
});
