import { type Expression, readExpression } from '@ninefold/specification/expressions';
import { Compiler } from './compiler.ts';
import { castTo } from './operands/index.ts';
import type { ColumnType } from './types.ts';
import { columnType, emptyScope, Undecidable, Unknown, writing } from './values/index.ts';

/**
 * Returns what computes the value of an expression over a record, as Postgres prints it once it is stored in a column:
 * null of NULL, and undefined of what only the database can compute.
 *
 * @param written As `pg_get_expr` prints it, or its tree.
 * @param columns The columns that it may name.
 * @param column The one that it is stored in.
 */
export function compileValue(
  written: string | Expression,
  columns: ReadonlyMap<string, ColumnType>,
  column: ColumnType,
): (record: Readonly<Record<string, unknown>>) => string | null | undefined {
  const read = typeof written === 'string' ? readExpression(written) : { expression: written };
  if ('unread' in read) return unknown;
  try {
    const compiler = new Compiler(columns);
    const { type, evaluate } = castTo(columnType(column), compiler.condition(read.expression));
    const write = writing(type);
    if (write === undefined || compiler.left !== undefined || compiler.readsClock) return unknown;
    return (record) => {
      const scope = { ...emptyScope, timeZone: undefined, record };
      const value = evaluate(scope);
      if (value === null) return null;
      const text = value instanceof Unknown ? value : write(value, scope);
      return text instanceof Unknown ? undefined : text;
    };
  } catch (error) {
    if (error instanceof Undecidable) return unknown;
    throw error;
  }
}

const unknown = () => undefined;
