import { messages } from '@ninefold/messages';

export const recordHistoryMessages = messages('record-history', {
  record: '{Entity} {title}',
});
