import type { Expression } from '../expressions/index.ts';

/** A value that only the database knows. */
export const unknown = (reason: string, mayFail: boolean): Expression => ({
  is: 'unknown',
  reason,
  mayFail,
});

/** A value of a type, as the Data API returns it in JSON. */
export const literal = (value: unknown, type: string): Expression => ({
  is: 'cast',
  of:
    value === null
      ? { is: 'null' }
      : { is: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) },
  type,
});

/** Returns the text of a literal, where its casts keep it whole; null of NULL. */
export function literalText(expression: Expression): string | null | undefined {
  if (expression.is === 'cast') {
    return expression.type.includes('(') ? undefined : literalText(expression.of);
  }
  if (expression.is === 'null') return null;
  return expression.is === 'text' ? expression.text : undefined;
}

export const limitsIn = (sql: string): readonly string[] =>
  [...sql.matchAll(/\blimit\s+\(?(\w+)/gi)].map(([, number = '']) => number);
