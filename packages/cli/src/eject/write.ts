import { quoted } from '@ninefold/specification/documents/typescript';

/** The width at which a formatter breaks a line. */
const lineWidth = 100;

/** Writes an attribute with a text. */
export function textAttribute(name: string, text: string): string {
  return /^[\w. -]*$/.test(text) ? `${name}="${text}"` : `${name}={${quoted(text)}}`;
}

/** Writes a list of texts between two brackets, on one line where that has room for it. */
export function listText(
  texts: readonly string[],
  { before, after, depth }: { readonly before: string; readonly after: string; depth: number },
): string {
  const indent = '  '.repeat(depth);
  const line = `${indent}${before}${texts.map((text) => quoted(text)).join(', ')}${after}`;
  if (line.length <= lineWidth) return line;
  const lines = texts.map((text) => `${indent}  ${quoted(text)},`);
  return [`${indent}${before}`, ...lines, `${indent}${after}`].join('\n');
}

/** Writes the comment that a file begins with. */
export function headComment(paragraphs: readonly string[]): string {
  return `/**\n${paragraphs.map(commentLines).join('\n *\n')}\n */`;
}

function commentLines(paragraph: string): string {
  const lines = [''];
  for (const word of paragraph.replaceAll('*/', '* /').split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 4 > lineWidth) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => ` * ${line}`).join('\n');
}
