export { allViews, type ViewOfList } from './all-views.ts';
export { ListViewsButton } from './list-views-button.tsx';
export { type ListViews, useListViews } from './use-list-views.ts';
