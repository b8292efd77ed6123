export { compileExpression } from './compile.ts';
export type { ColumnType, Compiled, Context, Undecided, Verdict } from './types.ts';
