import { loadStoryLanguage } from '@ninefold/stories';
import type { Loader } from '@storybook/react-vite';
import { messages as workshopMessages } from '../apps/workshop/messages.ts';

export { appearanceGlobals, initialAppearance, withAppearance } from '@ninefold/stories';

/** Loads the messages of the toolbar's language, with the example's, before a story renders. */
export const languageLoader: Loader = ({ globals }) =>
  loadStoryLanguage(globals, workshopMessages.texts);
