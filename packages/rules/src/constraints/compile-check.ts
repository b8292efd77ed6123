import {
  type ColumnType,
  type Compiled,
  compileExpression,
  conditionOfCheck,
  type Undecided,
} from '../expressions/index.ts';
import { constraintMessages } from './messages.ts';

/**
 * Compiles a CHECK constraint.
 *
 * @param definition As `pg_get_constraintdef` prints it: `CHECK ((a > 0)) NOT VALID`.
 * @param columns The columns of its table; of a domain's constraint, `VALUE`.
 */
export function compileCheck(
  definition: string,
  columns: ReadonlyMap<string, ColumnType>,
): Compiled | Undecided {
  const condition = conditionOfCheck(definition);
  return condition === undefined
    ? { kind: 'undecided', reason: constraintMessages.notCheck }
    : compileExpression(condition, columns);
}
