export * from './filter-bar.tsx';
export type * from './filter-bar-props.ts';
