import { messages } from '@ninefold/messages';

export const unsavedChangesMessages = messages('unsaved-changes', {
  leave: 'Leave without saving?',
  leaveText: 'What you typed here will be lost.',
  stay: 'Stay',
  confirmLeave: 'Leave',
  restored: 'Unsaved changes restored',
  restoredText:
    'You made these changes on {time}, and they were not saved. Save the form to keep them.',
  discard: 'Discard changes',
  notKept: 'Your browser can’t keep this draft',
  notKeptText: 'Its storage is full or turned off. Save the form before you close this page.',
});

/** Asked when a form is left whose draft is kept. */
export const draftQuestionMessages = messages('draft-question', {
  leave: 'Leave without saving?',
  leaveText:
    'Your browser can keep what you typed as a draft. The form offers it to you when you open it again on this device.',
  stay: 'Keep editing',
  confirmLeave: 'Discard',
  keep: 'Keep draft',
});

/** Asked when a person with drafts, or with changes that wait to be sent, signs out. */
export const signOutMessages = messages('sign-out', {
  title:
    '{count, plural, one {Keep your draft on this device?} other {Keep your # drafts on this device?}}',
  waitingTitle:
    '{count, plural, one {A change has not been sent. Keep it on this device?} other {# changes have not been sent. Keep them on this device?}}',
  waitingText:
    'Kept changes stay in this browser and are sent when you sign in again. Delete them if others use this device.',
  text: 'Kept drafts stay in this browser and are offered to you when you sign in again. Delete them if others use this device.',
  cancel: 'Cancel',
  delete: 'Delete and sign out',
  keep: 'Keep and sign out',
});
