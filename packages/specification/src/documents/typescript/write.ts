import type { Fact } from '../../model/index.ts';

/** A key of an object type: bare where TypeScript takes it so. */
export function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literalText(name);
}

/** Any text as a literal. */
export function literalText(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** A text as a formatter writes it: in single quotes unless it contains some. */
export function quoted(text: string): string {
  const literal = literalText(text);
  return /['\\]/.test(literal) ? literal : `'${literal.slice(1, -1)}'`;
}

/** A key as a formatter writes it. */
export function quotedKey(name: string): string {
  return keyText(name) === name ? name : quoted(name);
}

/** `'a' | 'b'`; `never` for none. */
export function unionText(texts: readonly string[]): string {
  return texts.length === 0 ? 'never' : texts.map(literalText).join(' | ');
}

/** An object type of members in their order; one that no key fits where there are none. */
export function objectText(members: readonly string[]): string {
  if (members.length === 0) return '{ [_ in never]: never }';
  return `{${indented(members.map((member) => `${member};`))}}`;
}

/** Lines between brackets. No text has a line end: literals escape them, and comments have blanks. */
export function indented(lines: readonly string[]): string {
  return `\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n`;
}

/** A comment before a member, in which nothing ends it early. */
export function commentText({ value: text = '' }: Fact<string>): string {
  const flat = text.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/').trim();
  return flat === '' ? '' : `/** ${flat} */\n`;
}
