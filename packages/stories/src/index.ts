/** Stories of an application's screens. `ninefold stories` writes them. */
export {
  appearanceGlobals,
  initialAppearance,
  loadStoryLanguage,
  withAppearance,
} from './appearance/index.ts';
export { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from './database/index.ts';
export { networkFaults, networkLoader, restartWithNetwork, withNetwork } from './network/index.ts';
export { storyPreview } from './preview.ts';
export {
  onPhone,
  openScreen,
  type OpenScreen,
  rightToLeft,
  type ScreenArgs,
  screenStories,
  type ScreenStory,
  type StoryApplication,
} from './screens/index.ts';
