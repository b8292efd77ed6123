/**
 * Patterns of PostgREST that find a text literally: `ilike`, in which `*`
 * stands for any text and `\` escapes `%`, `_` and itself; and for a text with
 * `*`, which `ilike` cannot hold, `imatch`, a regular expression.
 */

/** How a text is looked for: anywhere, or at the beginning. */
export type Place = 'contains' | 'starts';

/** `ilike.*text*`, or `imatch.text` where the text holds `*`. */
export function writePattern(place: Place, text: string): string {
  if (text.includes('*')) {
    return `imatch.${place === 'starts' ? '^' : ''}${text.replaceAll(regexMark, String.raw`\$&`)}`;
  }
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return `ilike.${place === 'contains' ? '*' : ''}${literal}*`;
}

/** The text and place of an `ilike` value; undefined for any other pattern. */
export function readLikePattern(value: string): { place: Place; text: string } | undefined {
  let text = '';
  const anyText: number[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const mark = value.charAt(index);
    if (mark === '_') return undefined;
    if (mark === '*' || mark === '%') {
      anyText.push(index);
    } else if (mark === '\\') {
      index += 1;
      if (index === value.length) return undefined;
      text += value.charAt(index);
    } else {
      text += mark;
    }
  }
  const [first, last] = [anyText[0], anyText.at(-1)];
  if (last !== value.length - 1) return undefined;
  if (anyText.length === 1) return { place: 'starts', text };
  return anyText.length === 2 && first === 0 ? { place: 'contains', text } : undefined;
}

/** The text and place of an `imatch` value; undefined for any other expression. */
export function readRegex(value: string): { place: Place; text: string } | undefined {
  const starts = value.startsWith('^');
  const body = starts ? value.slice(1) : value;
  if (!/^(?:\\[^\p{L}\p{N}_]|[^\\^$.[\]()|*+?{}])*$/su.test(body)) return undefined;
  return { place: starts ? 'starts' : 'contains', text: body.replaceAll(/\\(.)/gsu, '$1') };
}

/** Marks that a regular expression of Postgres takes for its own. */
const regexMark = /[\\^$.[\]()|*+?{}]/g;
