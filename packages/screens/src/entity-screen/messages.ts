import { messages } from '@ninefold/messages';

export const entityGoneMessages = messages('entity-gone', {
  title: '{Entities} no longer exist',
  reason:
    'They were renamed or deleted in the database, or you no longer have access to them. What you typed is kept until you leave.',
});
