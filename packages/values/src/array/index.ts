export { arrayOf } from './array.ts';
export { type ArrayLiteral, readArrayLiteral, writeArrayLiteral } from './literal.ts';
