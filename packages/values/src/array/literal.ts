/** Postgres's array literal (its manual, "Array Input and Output Syntax"). */
export type ArrayLiteral = readonly (string | null | ArrayLiteral)[];

/** Postgres knows no other spaces: a wider one belongs to its item. */
const space = '\t\n\v\f\r ';

/** From the first of a run alone: tried from each of many, it would take hours. */
const endingSpace = new RegExp(`(?<![${space}])[${space}]+$`);

/** Reads `{a,"b c",NULL,{d}}`; undefined for anything else, explicit bounds (`[0:1]={…}`) among it. */
export function readArrayLiteral(text: string, delimiter = ','): ArrayLiteral | undefined {
  const token = new RegExp(
    String.raw`([{}${delimiter}])|"((?:[^"\\]|\\.)*)"|((?:[^${space}"\\{}${delimiter}]|\\.)(?:[^"\\{}${delimiter}]|\\.)*)`,
    'gs',
  );
  // JSON nests lists by the same rules, and has other marks.
  const json = text.trim().replaceAll(token, (_, mark?: string, quoted?: string, bare = '') => {
    if (mark !== undefined) return mark === '{' ? '[' : mark === '}' ? ']' : ',';
    if (quoted === undefined && /^null\s*$/i.test(bare)) return 'null';
    return JSON.stringify((quoted ?? bare.replace(endingSpace, '')).replaceAll(/\\(.)/gs, '$1'));
  });
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? (list as ArrayLiteral) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the literal as Postgres does, with quotes only where they are needed. */
export function writeArrayLiteral(list: ArrayLiteral, delimiter = ','): string {
  const items = list.map((item) => {
    if (item === null) return 'NULL';
    return typeof item === 'string' ? quoted(item, delimiter) : writeArrayLiteral(item, delimiter);
  });
  return `{${items.join(delimiter)}}`;
}

function quoted(item: string, delimiter: string): string {
  const needsQuotes =
    item === '' || /^null$/i.test(item) || /["\\{}\s]/.test(item) || item.includes(delimiter);
  return needsQuotes ? `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"` : item;
}
