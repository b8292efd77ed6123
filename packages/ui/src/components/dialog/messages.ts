import { messages } from '@ninefold/messages';

export const dialogMessages = messages('dialog', { close: 'Close', content: 'Content' });
