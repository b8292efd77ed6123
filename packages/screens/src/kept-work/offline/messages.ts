import { messages } from '@ninefold/messages';

export const waitingChangesMessages = messages('waiting-changes', {
  offline: 'Offline',
  offlineText: 'You’re offline. What you save is kept on this device and sent later.',
  count: '{count, plural, =0 {All sent} one {# waiting} other {# waiting}}',
  countSuffix: 'to be sent',
  attention: '{count, plural, one {# needs a decision} other {# need a decision}}',
  kept: 'Waiting to be sent: {title}',
  keptText:
    'You’re offline. The change is kept on this device and sent when the connection is back.',
  notKept: 'This change can’t be kept on this device',
  notKeptText:
    'Your browser’s storage is full or turned off. Keep this page open, and save again when the connection is back.',
  mark: 'Waiting to be sent',
  changeMark: 'Change waiting to be sent',
  createMark: 'Waiting to be created',
  toCreate: '{entities} waiting to be created',
  recordTitle: 'Changes to this record are waiting to be sent',
  recordText: 'The fields with changes are marked.',
  show: 'Show changes',
  title: 'Waiting to be sent',
  text: 'These changes are kept on this device. They are not saved until they are sent.',
  none: 'All changes were sent.',
  sendNow: 'Send now',
  noRoom:
    'Your browser’s storage is full, and without it this record could be created twice. Free some space, then send again.',
  notSent: 'Nothing could be sent yet. {reason}',
  edit: 'Edit',
  open: 'Open',
  discard: 'Discard',
  retry: 'Retry',
  createAnyway: 'Create anyway',
  editOf: 'Edit {title}',
  openOf: 'Open {title}',
  discardOf: 'Discard {title}',
  retryOf: 'Retry {title}',
  createAnywayOf: 'Create {title} anyway',
  discardTitle: 'Discard this change to {title}?',
  discardText: 'It was not sent, and what you entered will be lost.',
  cancel: 'Cancel',
  sent: '{count, plural, one {{title} was saved} other {# waiting changes were saved}}',
  notSaved:
    '{count, plural, one {{title} couldn’t be saved} other {# waiting changes couldn’t be saved}}',
  decide: 'Open the waiting changes to decide what happens to them.',
  conflict:
    'Others have changed the same fields in the meantime: {fields}. Edit the change to choose what to keep.',
  conflictOfStatus:
    'Others have changed this record in the meantime: {fields}. Open it to see what can be done now.',
  gone: 'The table or view was renamed or deleted, or you no longer have access to it.',
});
