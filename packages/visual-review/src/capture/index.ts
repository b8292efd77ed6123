export type { Drawing } from './lanes.ts';
export { launchBrowser } from './launch-browser.ts';
export { listStories } from './list-stories.ts';
export { takeProbe } from './probe.ts';
export { readStyles } from './read-styles.ts';
export { openStoryPage, type StoryPage } from './story-page.ts';
export { type Outcome, type StoryTests, visitAll } from './visit-all.ts';
export { takePicture, type Unstable } from './take-picture.ts';
