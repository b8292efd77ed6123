import { messages } from '@ninefold/messages';

export const skeletonMessages = messages('skeleton', { loading: 'Loading…' });
