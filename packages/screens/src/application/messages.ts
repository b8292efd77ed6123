import { messages } from '@ninefold/messages';

export const configurationMessages = messages('configuration', {
  offline: 'The server can’t be reached. Check the connection and try again.',
});
