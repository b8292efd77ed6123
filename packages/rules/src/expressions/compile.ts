import type { ColumnType, Compiled, Undecided } from './types.ts';

/**
 * Compiles a condition over one record.
 *
 * @param text As `pg_get_expr` prints it.
 * @param columns The columns that it may name.
 */
export function compileExpression(
  text: string,
  columns: ReadonlyMap<string, ColumnType>,
): Compiled | Undecided {
  return { kind: 'undecided', reason: `not read yet: ${text} over ${columns.size}` };
}
