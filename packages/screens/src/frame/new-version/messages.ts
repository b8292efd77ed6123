import { messages } from '@ninefold/messages';

export const newVersionMessages = messages('new-version', {
  title: 'A new version is ready',
  reload: 'Reload',
});
