import type { ValueParser } from './value-parsers.ts';

/**
 * Reads an array as Postgres writes it, `{1,NULL,"a \"b\""}`, of any number of dimensions.
 * Source: PostgreSQL's documentation, "Array Input and Output Syntax".
 *
 * @param delimiter between elements: a comma for every type but `box`, which has a semicolon.
 */
export function parseArray(text: string, parse: ValueParser, delimiter = ','): unknown[] {
  // Bounds that do not begin at 1 come first: `[0:1]={a,b}`.
  let at = text.indexOf('{');
  const readArray = (): unknown[] => {
    const elements: unknown[] = [];
    at++;
    while (text.charAt(at) !== '}') {
      elements.push(readElement());
      if (text.charAt(at) === delimiter) at++;
    }
    at++;
    return elements;
  };
  const readElement = (): unknown => {
    if (text.charAt(at) === '{') return readArray();
    if (text.charAt(at) === '"') {
      const { value, end } = readQuoted(text, at);
      at = end;
      return parse(value);
    }
    const start = at;
    while (text.charAt(at) !== delimiter && text.charAt(at) !== '}') at++;
    const word = text.slice(start, at);
    return word === 'NULL' ? null : parse(word);
  };
  return readArray();
}

/**
 * Reads a composite value as Postgres writes it, `(1,"a ""b""",)`, into its parts; null where
 * nothing at all stands between two commas.
 * Source: PostgreSQL's documentation, "Composite Type Input and Output Syntax".
 */
export function parseComposite(text: string): (string | null)[] {
  const parts: (string | null)[] = [];
  let at = 0;
  while (at < text.length - 1) {
    at++;
    if (text.charAt(at) === '"') {
      const { value, end } = readQuoted(text, at);
      parts.push(value);
      at = end;
      continue;
    }
    const start = at;
    while (text.charAt(at) !== ',' && at < text.length - 1) at++;
    parts.push(at === start ? null : text.slice(start, at));
  }
  return parts;
}

/** Reads from a double quote to the one that closes it; `\"` and `""` stand for the quote itself. */
function readQuoted(text: string, start: number): { value: string; end: number } {
  let value = '';
  let at = start + 1;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    const doubled = character === '"' && text.charAt(at + 1) === '"';
    if (character === '"' && !doubled) break;
    value += character === '\\' || doubled ? text.charAt(++at) : character;
  }
  return { value, end: at + 1 };
}
