export { stepBound } from './discrete.ts';
export { type RangeLiteral, readRangeLiteral, writeRangeLiteral } from './literal.ts';
export { rangeOf } from './range.ts';
