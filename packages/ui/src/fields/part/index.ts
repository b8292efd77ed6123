export { emptyProblem, PartInput, type PartText } from './part-input.tsx';
