import { messages } from '@ninefold/messages';

export const relatedRecordsMessages = messages('related-records', {
  /** The heading in place of the lists that aren't known. */
  related: 'Related records',
  through: '{Entities} (by {through})',
  byField: '{Entities} ({field})',
});
