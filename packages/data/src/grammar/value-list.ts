import { quote, readQuoted } from './names.ts';

/** The values of `in`: `(open,"done, paid")`. */
export function writeValueList(values: readonly string[]): string {
  return `(${values.map((value) => (plain.test(value) ? value : quote(value))).join(',')})`;
}

/** What can be mistaken for nothing else. */
const plain = /^[\p{L}\p{N}_+/@#&;=?!$-]+$/u;

/** Reads what `writeValueList` wrote; undefined where it is no list. */
export function readValueList(text: string): readonly string[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined;
  let rest = text.slice(1, -1);
  if (rest === '') return [];
  const values: string[] = [];
  for (;;) {
    const quoted = rest.startsWith('"') ? readQuoted(rest) : undefined;
    if (quoted === undefined) {
      const [value = ''] = rest.split(',', 1);
      // PostgREST takes a quote in the middle of a value for itself; one that begins it must close.
      if (value.startsWith('"')) return undefined;
      values.push(value);
      rest = rest.slice(value.length);
    } else {
      values.push(quoted.text);
      rest = quoted.rest;
    }
    if (rest === '') return values;
    if (!rest.startsWith(',')) return undefined;
    rest = rest.slice(1);
  }
}
