export { compileExpression } from './compile.ts';
export { readExpression } from './reader.ts';
export type { Expression } from './tree.ts';
export type { ColumnType, Compiled, Context, Undecided, Verdict } from './types.ts';
