export * from './specification-facts.tsx';
export { Folded } from './fact-details.tsx';
export { SourceNote } from './source-note.tsx';
export type * from './specification-facts-props.ts';
