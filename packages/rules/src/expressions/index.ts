export { compileExpression, compileTree } from './compile.ts';
export { compileKey } from './compile-key.ts';
export { undecidedMessages } from './messages.ts';
export {
  type Expression,
  partsOf,
  readExpression,
  readTokens,
  type Subselect,
  tokensOf,
  withParts,
} from './reading/index.ts';
export type { ColumnType, Compiled, Context, Undecided, Verdict } from './types.ts';
