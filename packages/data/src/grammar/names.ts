/**
 * Names of columns in PostgREST's grammar. A name that holds one of the
 * grammar's own marks, or is one of its parameters, stands in double quotes,
 * within which `"` and `\` are escaped by `\`. (A parameter's name could stand
 * in `and=(order.eq.5)` too, and is read there; in quotes its value needs none.)
 */

/** Parameters that are not filters, and the applications' own in an address. */
const reservedParameters = new Set([
  'select',
  'order',
  'offset',
  'limit',
  'search',
  'and',
  'or',
  'not',
  'columns',
  'on_conflict',
  // A Supabase gateway takes the key from it.
  'apikey',
]);

/** What PostgREST takes for a name without quotes: words, with single blanks or dashes between. */
const plainName = /^[\p{L}0-9_$]+(?:[ -][\p{L}0-9_$]+)*$/u;

/** A column as it stands in `select`, `order` and logic trees. */
export function writeName(name: string): string {
  return plainName.test(name) ? name : quote(name);
}

/** A column as a parameter of its own: `status` in `status=eq.open`. */
export function writeParameterName(name: string): string {
  return reservedParameters.has(name) ? quote(name) : writeName(name);
}

/** Puts a text into double quotes. */
export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * Reads a name at the beginning of a text, up to the first of `ends` outside
 * quotes. Undefined where a quote is not closed.
 */
export function readName(
  text: string,
  ends: string,
): { readonly name: string; readonly rest: string; readonly quoted: boolean } | undefined {
  if (!text.startsWith('"')) {
    let end = 0;
    while (end < text.length && !ends.includes(text.charAt(end))) end += 1;
    return { name: text.slice(0, end), rest: text.slice(end), quoted: false };
  }
  const read = readQuoted(text);
  return read && { name: read.text, rest: read.rest, quoted: true };
}

/** Reads a quoted text. Undefined where the quote is not closed. */
export function readQuoted(
  text: string,
): { readonly text: string; readonly rest: string } | undefined {
  const match = /^"((?:[^"\\]|\\.)*)"/su.exec(text);
  if (match === null) return undefined;
  return {
    text: (match[1] ?? '').replaceAll(/\\(.)/gsu, '$1'),
    rest: text.slice(match[0].length),
  };
}

export function isReservedParameter(name: string): boolean {
  return reservedParameters.has(name);
}
