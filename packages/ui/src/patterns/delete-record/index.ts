export * from './delete-record.tsx';
export { DeletionEffectsList } from './deletion-effects.tsx';
export type * from './delete-record-props.ts';
