/** Compiles operators. */
export { appended } from './array-operators.ts';
export { binary, unary } from './operators.ts';
export { quantified } from './quantified.ts';
