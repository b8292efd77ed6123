export * from './specification-facts.tsx';
export { Folded } from './folded.tsx';
export { SourceNote } from './source-note.tsx';
export * from './labels.ts';
export type * from './specification-facts-props.ts';
