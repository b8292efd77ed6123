export * from './grouped-list.tsx';
export type * from './grouped-list-props.ts';
