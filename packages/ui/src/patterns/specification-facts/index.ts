export { SpecificationFacts } from './specification-facts.tsx';
export { Folded } from './folded.tsx';
export { SourceNote } from './source-note.tsx';
export { specificationFactsLabels } from './labels.ts';
export type * from './specification-facts-props.ts';
