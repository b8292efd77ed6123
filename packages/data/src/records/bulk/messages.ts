import { messages } from '@ninefold/messages';

export const manyRecordsMessages = messages('many-records', {
  changed: 'This {entity} has changed in the meantime, so it was not changed.',
});
