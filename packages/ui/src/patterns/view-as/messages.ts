import { messages } from '@ninefold/messages';

export const viewAsMessages = messages('view-as', {
  title: 'View as…',
  advice: 'The database shows what that person may see. Changes are only tried: nothing is stored.',
  whom: 'Person or role',
  start: 'View',
  starting: 'Opening…',
  cancel: 'Cancel',
  missing: 'Choose a person, a role or a visitor.',
  failed: 'The application couldn’t be opened as someone else. Try again in a moment.',
  viewing: 'Viewing as {who}',
  notKept: 'Changes are tried and not kept.',
  stop: 'Stop viewing',
});
