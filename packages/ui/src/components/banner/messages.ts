import { messages } from '@ninefold/messages';

export const bannerMessages = messages('banner', { dismiss: 'Dismiss' });
