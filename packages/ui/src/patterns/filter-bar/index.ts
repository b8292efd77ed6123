export { FilterBar } from './filter-bar.tsx';
export type * from './filter-bar-props.ts';
export { filterBarLabels } from './labels.ts';
