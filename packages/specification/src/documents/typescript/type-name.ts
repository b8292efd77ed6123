/** A type as `format_type` prints it: `billing."Line kind"` is schema `billing`, name `Line kind`. */
export interface TypeName {
  /** `public` where none is printed. */
  readonly schema: string;
  readonly name: string;
}

const part = /"(?:[^"]|"")*"|[^".]+/y;

/** Reads a printed name; brackets of arrays and modifiers are no part of it. */
export function readTypeName(printed: string): TypeName {
  const text = printed.replace(/(\[\])+$/, '').replace(/(?<!")\([^)]*\)$/, '');
  const parts: string[] = [];
  part.lastIndex = 0;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [found] = match;
    parts.push(found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found);
    if (text[part.lastIndex] !== '.') break;
    part.lastIndex += 1;
  }
  const [first = text, second] = parts;
  return second === undefined ? { schema: 'public', name: first } : { schema: first, name: second };
}
