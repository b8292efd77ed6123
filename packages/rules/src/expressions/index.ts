export { compileExpression, compileTree } from './compile.ts';
export { compileKey } from './compile-key.ts';
export { compileValue } from './compile-value.ts';
export { undecidedMessages } from './messages.ts';
export {
  conditionOfCheck,
  type Expression,
  partsOf,
  readExpression,
  readTokens,
  type Subselect,
  tokensOf,
  withParts,
} from '@ninefold/specification/expressions';
export type { ColumnType, Compiled, Context, Undecided, Verdict } from './types.ts';
