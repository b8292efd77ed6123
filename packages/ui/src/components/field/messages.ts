import { messages } from '@ninefold/messages';

export const fieldMessages = messages('field', { required: 'This field is required.' });
