import { messages } from '@ninefold/messages';

/** What is said before the palette and its own messages are loaded. */
export const openPaletteMessages = messages('open-palette', {
  failed: 'The search couldn’t be opened. Check your connection and try again.',
});
