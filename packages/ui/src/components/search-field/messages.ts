import { messages } from '@ninefold/messages';

export const searchFieldMessages = messages('search-field', { clear: 'Clear search' });
