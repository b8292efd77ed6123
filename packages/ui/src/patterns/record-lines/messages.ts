import { messages } from '@ninefold/messages';

export const recordLinesMessages = messages('record-lines', {
  loading: 'Loading…',
  empty: 'No records',
  transitions: 'Next steps: {title}',
  more: 'More steps: {title}',
  whyRejected: 'Why was this refused?',
});
