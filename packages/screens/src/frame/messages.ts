import { messages } from '@ninefold/messages';

export const frameMessages = messages('frame', {
  example: 'Example',
  noEntities: 'No entities known',
  noDatabase: 'No database connected',
  showCalls: 'Show calls',
  hideCalls: 'Hide calls',
});
