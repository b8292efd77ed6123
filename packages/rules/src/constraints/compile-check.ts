import {
  type ColumnType,
  type Compiled,
  compileExpression,
  type Undecided,
} from '../expressions/index.ts';
import { constraintMessages } from './messages.ts';

/** Returns the condition of `CHECK ((a > 0)) NOT VALID`; undefined for any other constraint. */
export function conditionOf(definition: string): string | undefined {
  const pattern = /^CHECK \((.*)\)(?: NO INHERIT)?(?: NOT VALID)?(?: NOT ENFORCED)?$/s;
  return pattern.exec(definition)?.[1];
}

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
  const condition = conditionOf(definition);
  return condition === undefined
    ? { kind: 'undecided', reason: constraintMessages.notCheck }
    : compileExpression(condition, columns);
}
