export { discreteKinds, stepBound } from './discrete.ts';
export { type RangeLiteral, readRangeLiteral, writeRangeLiteral } from './literal.ts';
export {
  type MultirangeLiteral,
  readMultirangeLiteral,
  writeMultirangeLiteral,
} from './multirange.ts';
export { rangeOf } from './range.ts';
