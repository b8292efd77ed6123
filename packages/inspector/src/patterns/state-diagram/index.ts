export * from './state-diagram.tsx';
export type * from './state-diagram-props.ts';
