export { columnsKey } from './columns-key.ts';
export { allViews } from './all-views.ts';
export { type ChosenView, ListViews } from './deferred-list-views.tsx';
export { savedViewsKey } from './saved-views-query.ts';
export type { ViewColumns } from './view-columns.ts';
