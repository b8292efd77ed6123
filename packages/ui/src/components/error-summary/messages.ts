import { messages } from '@ninefold/messages';

export const errorSummaryMessages = messages('error-summary', { title: 'This can’t be saved yet' });
