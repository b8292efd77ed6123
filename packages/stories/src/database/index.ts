/** The database of a page with stories. */
export { anyStoryUrl, newProject, type StoryProject } from './story-project.ts';
export {
  anyRecord,
  changeRecord,
  emptyTable,
  type KeyedRelation,
  lengthenTexts,
  type RecordValues,
} from './prepare.ts';
export { elsewhere, startStoryBackend, storedRows } from './story-backend.ts';
