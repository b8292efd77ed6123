export * from './specification-facts.tsx';
export { Folded } from './fact-details.tsx';
export { SourceNote } from './source-note.tsx';
export * from './labels.ts';
export type * from './specification-facts-props.ts';
