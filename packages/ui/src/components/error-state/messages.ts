import { messages } from '@ninefold/messages';

export const errorStateMessages = messages('error-state', { details: 'For developers' });
