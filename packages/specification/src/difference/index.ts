export { changeWeights, type Change, type ChangeWeight, type Touched } from './change.ts';
export { changeKinds, type ChangeKind } from './kinds.ts';
export { diff } from './diff.ts';
export { drift } from './drift.ts';
export { differenceSummary, differenceText } from './words.ts';
