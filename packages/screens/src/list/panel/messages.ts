import { messages } from '@ninefold/messages';

export const recordPanelMessages = messages('record-panel', {
  open: 'Open page',
});
