/**
 * Texts that are looked for literally, as patterns of PostgREST: `ilike`, in
 * which `*` stands for any text and `\` escapes `%`, `_` and itself, and
 * `imatch`, a regular expression, where `ilike` cannot say it: it has no way
 * to write a literal `*`, and in a logic tree its value would need quotes,
 * which the embedded backend does not understand there.
 */

/** How a text is looked for: anywhere, or at the beginning. */
export type Place = 'contains' | 'starts';

/** `ilike.*text*`, or `imatch.…`. `inLogicTree`: to stand between commas and parentheses. */
export function writePattern(place: Place, text: string, inLogicTree = false): string {
  const beyondLike = inLogicTree ? /[*,(){}"]|^\s|\s$/u : /\*/u;
  if (beyondLike.test(text)) return `imatch.${place === 'starts' ? '^' : ''}${writeRegex(text)}`;
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
  const literal = /^(?:\\u[0-9a-f]{4}|\\[^\p{L}\p{N}]|[^\\^$.[\]()|*+?{}])*$/isu;
  if (!literal.test(body)) return undefined;
  const text = body.replaceAll(/\\(?:u([0-9a-f]{4})|(.))/gisu, (_, code?: string, mark = '') =>
    code === undefined ? String(mark) : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return { place: starts ? 'starts' : 'contains', text };
}

/** A regular expression without any mark that PostgREST or the expression would take for its own. */
function writeRegex(text: string): string {
  return text.replaceAll(
    /[^\P{ASCII}\p{L}\p{N}]|\s/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
