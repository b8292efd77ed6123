import { type Routes, screens } from '@ninefold/screens';

/** Every route and its screen. The inspector brings its own; custom screens have the paths that `specification.ts` declares. */
export const routes: Routes = {
  '/sign-in': screens.signIn,
  '/': screens.home,
  '/data': screens.entities,
  '/data/$entity': screens.list,
  '/data/$entity/new': screens.create,
  '/data/$entity/import': screens.import,
  '/data/$entity/$id': screens.detail,
  '/data/$entity/$id/edit': screens.edit,
};
