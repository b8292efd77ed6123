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

export const recordPeekMessages = messages('record-peek', {
  open: 'Open in a new tab',
});
