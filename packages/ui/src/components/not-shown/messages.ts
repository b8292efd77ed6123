import { messages } from '@ninefold/messages';

export const notShownMessages = messages('not-shown', { notShown: 'not shown' });
