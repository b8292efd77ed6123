/** Compiled parts of an expression: their types, collations, casts and comparisons. */
export { asCondition, castTo } from './casts.ts';
export {
  compared,
  comparing,
  type ComparisonOperator,
  isComparison,
  isOrder,
  verdict,
} from './comparison.ts';
export { shown } from './moment-casts.ts';
export { numberOf } from './number-literal.ts';
export {
  applied,
  boolean,
  collationOf,
  constant,
  familiesOf,
  integer,
  isByCodePoint,
  numeric,
  type Operand,
  partial,
  text,
  undecidableOperator,
} from './operand.ts';
