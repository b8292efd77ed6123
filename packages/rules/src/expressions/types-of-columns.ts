import { undecidedMessages } from './messages.ts';
import { type Expression, partsOf } from '@ninefold/specification/expressions';
import type { ColumnType } from './types.ts';
import { columnType, readType, type SqlType, typeNamed, Undecidable } from './values/index.ts';

/**
 * Returns a type that an expression names. An enum and a domain are known by the columns that have them, whose types
 * have no schema where it is public.
 */
export function typeIn(columns: ReadonlyMap<string, ColumnType>, printed: string): SqlType {
  const name = printed.replace(/^public\./, '');
  const type = typeNamed(name);
  if (type.family !== 'other' && type.element?.family !== 'other') return type;
  for (const column of columns.values()) {
    if (plain(column.type) === name) return columnType(column);
    const own = column.baseType ?? column.type;
    const { values } = column;
    if (plain(own) === name || `${plain(own)}[]` === name)
      return readType(own === name ? own : name, values);
    if (plain(own) === `${name}[]` && values !== undefined) return readType(name, values);
  }
  throw new Undecidable(undecidedMessages.type({ type: printed }));
}

/** Returns whether the texts of an expression may be compared by another collation than the database's. */
export function hasCollation(
  expression: Expression,
  columns: ReadonlyMap<string, ColumnType>,
): boolean {
  const isOf =
    expression.is === 'collate' ||
    (expression.is === 'column' && columns.get(expression.name)?.collation !== undefined);
  return isOf || partsOf(expression).some((part) => hasCollation(part, columns));
}

/** A name in quotes is read without them. */
const plain = (name: string) => name.replaceAll('"', '');
