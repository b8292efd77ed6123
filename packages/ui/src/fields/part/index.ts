export { PairInput } from './pair-input.tsx';
export { partField } from './part-field.ts';
export { emptyProblem, PartInput, type PartText } from './part-input.tsx';
