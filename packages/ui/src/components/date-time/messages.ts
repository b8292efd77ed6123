import { messages } from '@ninefold/messages';

export const segmentBoxMessages = messages('segment-box', { clear: 'Clear' });
