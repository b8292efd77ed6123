/** Reads what `pg_get_expr` prints as a tree. */
export { readExpression, readTokens } from './reader.ts';
export { tokensOf } from './tokens.ts';
export { type Expression, partsOf, type Subselect, withParts } from './tree.ts';
