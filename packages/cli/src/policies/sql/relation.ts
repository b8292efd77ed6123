import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';

/** The values of a record's key, as text. */
export type Key = readonly string[];

/** Selects the record with a key. */
export function hasKeySql(fields: readonly string[], key: Key): string {
  return fields
    .map((field, index) => `${quoteIdentifier(field)} = ${quoteLiteral(key[index] ?? '')}`)
    .join(' and ');
}

/** A key as a JSON array of texts. */
export function keySql(fields: readonly string[]): string {
  return `jsonb_build_array(${fields.map((field) => `${quoteIdentifier(field)}::text`).join(', ')})`;
}
