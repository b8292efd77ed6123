export * from './use-why.ts';
export { askablesWithin } from './askable.ts';
export type * from './why-props.ts';
