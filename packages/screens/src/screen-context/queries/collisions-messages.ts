import { messages } from '@ninefold/messages';

/** Before the title of the record. */
export const collisionMessages = messages('record-collisions', {
  same: 'Another {entity} already has the same {fields}:',
  overlap: 'This overlaps with another {entity}:',
});
