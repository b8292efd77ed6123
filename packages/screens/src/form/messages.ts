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
