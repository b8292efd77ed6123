import { messages } from '@ninefold/messages';

export const unsavedChangesMessages = messages('unsaved-changes', {
  leave: 'Leave without saving?',
  leaveText: 'What you typed here will be lost.',
  stay: 'Stay',
  confirmLeave: 'Leave',
  restored: 'Unsaved changes restored',
  restoredText: 'You made these changes before the page was reloaded. Save the form to keep them.',
  discard: 'Discard changes',
});
