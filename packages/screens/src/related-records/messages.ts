import { messages } from '@ninefold/messages';

export const relatedRecordsMessages = messages('related-records', {
  add: 'Add to {list}',
  through: '{Entities} (by {through})',
  byField: '{Entities} ({field})',
});
