import { messages } from '@ninefold/messages';

export const callMessages = messages('typed-calls', {
  notKnown:
    'You don’t have access to this function or table, or it no longer exists. Reload the page.',
});
