import { messages } from '@ninefold/messages';

export const detailScreenMessages = messages('detail-screen', {
  state: '{field}:',
  nextSteps: '{field}: next steps',
  notLoaded: 'Not loaded',
  back: 'Go back',
});
