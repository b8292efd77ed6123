/**
 * Writes Postgres's array literal, `{a,"b c",NULL}` ("Array Input and Output Syntax" in its manual):
 * the text form of an array of any element type.
 */
export function writeArrayLiteral(elements: readonly (string | null)[]): string {
  return `{${elements.map(writeElement).join(',')}}`;
}

function writeElement(element: string | null): string {
  if (element === null) return 'NULL';
  const bare = /^[^\s{}",\\]+$/.test(element) && element.toUpperCase() !== 'NULL';
  return bare ? element : `"${element.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * Parses a one-dimensional array literal. Undefined for anything else: several dimensions, explicit
 * bounds, text that is not an array.
 */
export function readArrayLiteral(literal: string): readonly (string | null)[] | undefined {
  const text = literal.trim();
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined;
  const inside = text.slice(1, -1);
  if (inside.trim() === '') return [];
  const element =
    /\s*(?:"((?:[^"\\]|\\.)*)"|((?:[^"{},\\\s]|\\.)(?:(?:[^"{},\\]|\\.)*(?:[^"{},\\\s]|\\.))?))\s*(,|$)/suy;
  const elements: (string | null)[] = [];
  for (;;) {
    const match = element.exec(inside);
    if (match === null) return undefined;
    const [, quoted, bare, separator] = match;
    elements.push(readElement(quoted, bare));
    if (separator === '') return elements;
  }
}

function readElement(quoted: string | undefined, bare: string | undefined): string | null {
  if (quoted !== undefined) return quoted.replaceAll(/\\(.)/gsu, '$1');
  if (bare?.toUpperCase() === 'NULL') return null;
  return (bare ?? '').replaceAll(/\\(.)/gsu, '$1');
}
