/** Views of lists that a person or team keeps. Knows a list only by its address. */
export { columnsKey } from './columns-key.ts';
export { allViews } from './all-views.ts';
export { ListViews } from './deferred-list-views.tsx';
export type { ChosenView } from './list-views.tsx';
export { savedViewsKey } from './saved-views-key.ts';
export type { ViewColumns } from './view-columns.ts';
