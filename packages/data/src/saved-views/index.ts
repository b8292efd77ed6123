/** Views of lists that people save under a name: in the database, or else in the browser. */
export { browserViews } from './browser-views.ts';
export { databaseViews } from './database-views.ts';
export {
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
  type SavedViewStore,
} from './saved-view.ts';
