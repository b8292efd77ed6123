import { messages } from '@ninefold/messages';

export const viewAsMessages = messages('view-as', {
  title: 'View as…',
  advice:
    'See the application as someone else does. The database shows what they may see. Changes are only tried: nothing is stored.',
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
