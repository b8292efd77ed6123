export * from './saved-views.tsx';
export type * from './saved-views-props.ts';
