import { messages } from '@ninefold/messages';

/** Asked when a person with drafts, unfinished imports or changes that wait to be sent signs out. */
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
