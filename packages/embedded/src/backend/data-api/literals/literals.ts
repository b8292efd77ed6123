import { ApiError } from '../errors/index.ts';
import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';

/** A name as SQL writes it. */
export function identifier(name: string): string {
  return quoteIdentifier(withoutZero(name));
}

/** A relation or function with its schema. */
export function qualified(schema: string, name: string): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

/** A value as SQL writes it, without a type yet: Postgres infers it from the expression around it. */
export function literal(value: string): string {
  return quoteLiteral(withoutZero(value));
}

/** An array of values as SQL writes it, again without a type. */
export function arrayLiteral(values: readonly string[]): string {
  return literal(`{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

/** Refuses a zero byte as Postgres does: PGlite would take it for the end of the statement. */
function withoutZero(text: string): string {
  if (!text.includes('\0')) return text;
  throw new ApiError('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
}
