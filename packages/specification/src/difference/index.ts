export {
  changeKinds,
  changeWeights,
  type Change,
  type ChangeKind,
  type ChangeWeight,
  type Touched,
} from './change.ts';
export { diff, drift } from './diff.ts';
export { differenceText } from './words.ts';
