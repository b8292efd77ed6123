/** Makes the stories of an application's screens, and the database that they show. */
export { makeSampleDatabase, type SampleDatabase } from './sample-database.ts';
export { header, storybookFiles, storyFiles } from './story-files.ts';
