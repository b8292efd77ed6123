import { messages } from '@ninefold/messages';

export const alertDialogMessages = messages('alert-dialog', { cancel: 'Cancel' });
