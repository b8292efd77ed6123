export { conditionOfCheck } from './condition-of-check.ts';
export { readSimpleExpression } from './simple-grammar.ts';
export { tokensOf } from './tokens.ts';
export { type Expression, partsOf, type Subselect, withParts } from './tree.ts';
export { readExpression, readTokens } from './whole-grammar.ts';
