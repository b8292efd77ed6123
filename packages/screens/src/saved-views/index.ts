/** Views of lists that a person or team keeps. Knows a list only by its address. */
export { columnsKey } from './columns-key.ts';
export { allViews } from './all-views.ts';
export { useFavourites } from './use-favourites.ts';
export { savedViewsQuery } from './saved-views-query.ts';
export { ListViews } from './deferred-list-views.tsx';
export type { ChosenView } from './list-views.tsx';
export type { ViewColumns } from './view-columns.ts';
