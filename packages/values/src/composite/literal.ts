/** Postgres's composite literal (its manual, "Composite Type Input and Output Syntax"): its attributes in order. */
export type CompositeLiteral = readonly (string | null)[];

const quotedPart = String.raw`"((?:[^"\\]|\\.|"")*)"`;
// A part in quotes isn't followed by another one: a row of quotation marks is read in one way only.
const part = new RegExp(String.raw`((?:${quotedPart}(?!")|\\.|[^"\\,)])*)([,)])`, 'sy');
const escapes = new RegExp(String.raw`${quotedPart}|\\(.)`, 'gs');

/** Reads `(a,"b c",,"")`; undefined for anything else. */
export function readCompositeLiteral(text: string): CompositeLiteral | undefined {
  const literal = text.trim();
  if (!literal.startsWith('(')) return undefined;
  const parts: (string | null)[] = [];
  let end = 1;
  let mark: string | undefined = ',';
  while (mark === ',') {
    part.lastIndex = end;
    const match = part.exec(literal);
    if (match === null) return undefined;
    parts.push(match[1] === '' ? null : unquoted(match[1] ?? ''));
    mark = match.at(-1);
    end = part.lastIndex;
  }
  return end === literal.length ? parts : undefined;
}

function unquoted(text: string): string {
  return text.replaceAll(escapes, (_, quoted: string | undefined, escaped = '') =>
    quoted === undefined ? escaped : quoted.replaceAll(/\\(.)|"(")/gs, '$1$2'),
  );
}

/** Writes the literal as Postgres does, with quotes only where they are needed. */
export function writeCompositeLiteral(parts: CompositeLiteral): string {
  return `(${parts.map((text) => (text === null ? '' : quoted(text))).join(',')})`;
}

function quoted(text: string): string {
  const needsQuotes = text === '' || /["\\(),\s]/.test(text);
  return needsQuotes ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
}
