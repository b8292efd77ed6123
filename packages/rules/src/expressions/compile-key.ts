import { Compiler } from './compiler.ts';
import type { Expression } from '@ninefold/specification/expressions';
import type { ColumnType } from './types.ts';
import {
  emptyScope,
  isAscii,
  type Known,
  type Numeric,
  type SqlType,
  toNumeric,
  Undecidable,
  Unknown,
  withoutPadding,
} from './values/index.ts';

/**
 * Returns what computes a key of an expression over a record: values that are equal have the same key. It is null of
 * NULL, and undefined of what only the database can compute.
 */
export function compileKey(
  expression: Expression,
  columns: ReadonlyMap<string, ColumnType>,
): (record: Readonly<Record<string, unknown>>) => string | null | undefined {
  try {
    const compiler = new Compiler(columns);
    const { type, evaluate } = compiler.condition(expression);
    return (record) => {
      const value = evaluate({ ...emptyScope, timeZone: undefined, record });
      return value instanceof Unknown ? undefined : value === null ? null : keyOf(value, type);
    };
  } catch (error) {
    if (error instanceof Undecidable) return () => undefined;
    throw error;
  }
}

/** The same for all values of types whose equal values are written in several ways. */
function keyOf(value: Known, { family }: SqlType): string {
  switch (family) {
    case 'integer':
    case 'numeric':
      return shortest(toNumeric(value));
    case 'citext':
      return isAscii(value as string) ? (value as string).toLowerCase() : (value as string);
    case 'padded':
      return withoutPadding(value as string);
    case 'boolean':
    case 'date':
    case 'enum':
    case 'instant':
    case 'text':
    case 'time':
    case 'timestamp':
    case 'uuid':
      return typeof value === 'object' ? '' : String(value);
    default:
      return '';
  }
}

/** Writes a number without zeros at its end. */
function shortest(number: Numeric): string {
  if (typeof number === 'number') return String(number);
  let { units, scale } = number;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return `${units}e-${scale}`;
}
