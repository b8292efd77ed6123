import { messages } from '@ninefold/messages';

export const moreActionsMessages = messages('more-actions', { more: 'More actions' });
