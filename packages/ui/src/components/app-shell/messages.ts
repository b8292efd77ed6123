import { messages } from '@ninefold/messages';

export const appShellMessages = messages('app-shell', { skip: 'Skip to content' });
