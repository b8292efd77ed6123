import type { Expression } from '../expressions/index.ts';

/** Casts that change no text of `text` and `character varying`. */
export const textTypes = ['text', 'character varying'];

/** Returns whether a part is the field itself, `a`, or cast to one of the types, `(a)::text`. */
export function isSubject(
  expression: Expression,
  field: string,
  types: readonly string[] = [],
): boolean {
  if (expression.is === 'cast') {
    return types.includes(expression.type) && isSubject(expression.of, field);
  }
  const isColumn = expression.is === 'column' && expression.table === undefined;
  return isColumn && (expression.name === field || expression.name === 'VALUE');
}

/** Returns the text of `'a'::text`. */
export function textOf(expression: Expression): string | undefined {
  if (expression.is !== 'cast' || !textTypes.includes(expression.type)) return undefined;
  return expression.of.is === 'text' ? expression.of.text : undefined;
}
