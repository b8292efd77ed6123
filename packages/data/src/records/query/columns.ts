import type { Field } from '@ninefold/specification';
import { writeName } from '../../grammar/names.ts';

/** A field in `select`: `amount::text`, so that JSON's numbers lose none of its digits. */
export function writeColumn(field: Field): string {
  const cast = castOf(field);
  const name = writeName(field.name);
  return cast === undefined ? name : `${name}::${cast}`;
}

/** The type that a field is read as, where it is not its own. */
function castOf(field: Field): string | undefined {
  switch (field.kind) {
    case 'integer':
      return /^(?:integer|smallint)$/.test(field.baseType ?? field.type) ? undefined : 'text';
    // NaN and infinities have no JSON; whatever has only a text form is read in it.
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

/** Elements whose JSON is exact, and whose text is not that of JSON. */
function keepsItsJson({ elementKind }: Field): boolean {
  return (
    elementKind !== undefined &&
    ['boolean', 'json', 'date', 'time', 'timestamp', 'instant', 'interval', 'binary'].includes(
      elementKind,
    )
  );
}
