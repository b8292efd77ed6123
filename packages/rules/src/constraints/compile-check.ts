import {
  type ColumnType,
  type Compiled,
  compileExpression,
  type Undecided,
} from '../expressions/index.ts';

/**
 * Compiles a CHECK constraint.
 *
 * @param definition As `pg_get_constraintdef` prints it: `CHECK ((a > 0)) NOT VALID`.
 */
export function compileCheck(
  definition: string,
  columns: ReadonlyMap<string, ColumnType>,
): Compiled | Undecided {
  const condition = /^CHECK \((.*)\)(?: NO INHERIT)?(?: NOT VALID| NOT ENFORCED)?$/s.exec(
    definition,
  )?.[1];
  return condition === undefined
    ? { kind: 'undecided', reason: 'not a CHECK constraint' }
    : compileExpression(condition, columns);
}
