import { messages } from '@ninefold/messages';

export const startMessages = messages('start', {
  pageTitle: 'Ninefold could not start',
  failed: 'The application could not start',
  retry: 'Retry',
});
