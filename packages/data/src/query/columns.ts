import type { Field } from '@ninefold/specification';
import { writeName } from '../grammar/index.ts';

/** Writes a field for `select`: `amount::text`, so that JSON's numbers don't lose digits. */
export function writeColumn(field: Field): string {
  const cast = castOf(field);
  const name = writeName(field.name);
  return cast === undefined ? name : `${name}::${cast}`;
}

/** Returns the type to read a field as; undefined for its own. */
function castOf(field: Field): string | undefined {
  switch (field.kind) {
    case 'integer':
      return /^(?:integer|smallint)$/.test(field.baseType ?? field.type) ? undefined : 'text';
    // JSON has no NaN and no infinities. Other types are read in their text form.
    case 'decimal':
    case 'float':
    case 'other':
      return 'text';
    case 'array':
      // `_text` is text[]: the grammar has no brackets.
      return keepsItsJson(field) ? undefined : '_text';
    default:
      return undefined;
  }
}

/** Whether the JSON of an array's elements is exact, and differs from their text form. */
function keepsItsJson({ elementKind }: Field): boolean {
  return (
    elementKind !== undefined &&
    ['boolean', 'json', 'date', 'time', 'timestamp', 'instant', 'interval', 'binary'].includes(
      elementKind,
    )
  );
}
