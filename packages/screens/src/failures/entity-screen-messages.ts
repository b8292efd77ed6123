import { messages } from '@ninefold/messages';

export const entityGoneMessages = messages('entity-gone', {
  title: '“{Entities}” no longer exists',
  reason:
    'The table or view was renamed or deleted in the database, or you no longer have access to it. What you typed is kept until you leave.',
});
