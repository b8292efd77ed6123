export { compileExpression, compileTree } from './compile.ts';
export { undecidedMessages } from './messages.ts';
export { readExpression, readTokens } from './reader.ts';
export { tokensOf } from './tokens.ts';
export { type Expression, partsOf, type Subselect, withParts } from './tree.ts';
export type { ColumnType, Compiled, Context, Undecided, Verdict } from './types.ts';
