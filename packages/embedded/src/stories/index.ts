/** Who and when stories of an application are about: read where its database is made, and in the page. */
export { freezeClock } from './freeze-clock.ts';
export { type StoryAccount, storyAccount } from './story-account.ts';
export { storyMoment } from './story-moment.ts';
