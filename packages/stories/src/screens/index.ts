/** Stories of screens on the page's database. */
export { type OpenScreen, openScreen } from './open-screen.ts';
export type { ScreenArgs } from './sample-screen.ts';
export { onPhone, rightToLeft, screenStories, type ScreenStory } from './screen-stories.tsx';
export { applicationParameter, type StoryApplication } from './story-application.ts';
