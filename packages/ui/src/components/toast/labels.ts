export const toastLabels = {
  /** Names the region; `{hotkey}` stands for the key that moves the focus to it. */
  region: 'Notifications ({hotkey})',
  /** Said before each toast. */
  toast: 'Notification',
  dismiss: 'Dismiss',
  why: 'Why?',
  waiting: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
};
