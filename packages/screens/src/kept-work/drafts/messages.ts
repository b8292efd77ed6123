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
  /** A chosen file, in its field. */
  file: '{field} ({file})',
  filesNotKept:
    '{count, plural, one {A chosen file was not kept: {files}. Choose it again.} other {Chosen files were not kept: {files}. Choose them again.}}',
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
