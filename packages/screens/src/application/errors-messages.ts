import { messages } from '@ninefold/messages';

export const afterWriteMessages = messages('after-write', {
  notRefreshed: 'The screen couldn’t be refreshed. Reload the page to see the current values.',
});
