import { messages } from '@ninefold/messages';

export const toastMessages = messages('toast', {
  /** Names the region; the key moves the focus to it. */
  region: 'Notifications ({hotkey})',
  /** Said before each toast. */
  toast: 'Notification',
  dismiss: 'Dismiss',
  why: 'Why?',
  waiting: '{count, plural, one {# more message} other {# more messages}}',
});
