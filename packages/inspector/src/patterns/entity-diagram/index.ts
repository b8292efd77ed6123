export * from './entity-diagram.tsx';
export type * from './entity-diagram-props.ts';
