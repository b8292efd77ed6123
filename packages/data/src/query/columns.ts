import type { Field } from '@ninefold/specification';
import { writeName } from '@ninefold/specification/grammar';

/** Writes a field for `select`: `amount::text`, so that JSON's numbers don't lose digits. */
export function writeColumn(field: Field): string {
  const cast = castOf(field);
  const name = writeName(field.name);
  return cast === undefined ? name : `${name}::${cast}`;
}

/** Whether a field is read as another type than its own. */
export function isCast(field: Field): boolean {
  return castOf(field) !== undefined;
}

/** Returns the type to read a field as; undefined for its own. */
function castOf(field: Field): string | undefined {
  switch (field.kind) {
    case 'integer':
      return /^(?:integer|smallint)$/.test(field.baseType ?? field.type) ? undefined : 'text';
    // JSON has no NaN and no infinities, and its own numbers would be rounded. Other types are read in
    // their text form. An array's text has the indexes that don't begin with 1.
    case 'decimal':
    case 'float':
    case 'json':
    case 'array':
    case 'other':
      return 'text';
    default:
      return undefined;
  }
}
