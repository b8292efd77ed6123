/** Postgres's array literal (its manual, "Array Input and Output Syntax"). */
export type ArrayLiteral = readonly (string | null | ArrayLiteral)[];

/** Reads `{a,"b c",NULL,{d}}`; undefined for anything else, explicit bounds (`[0:1]={…}`) among it. */
export function readArrayLiteral(text: string, delimiter = ','): ArrayLiteral | undefined {
  const reader = { text: text.trim(), place: 0 };
  const list = readList(reader, delimiter);
  return list !== undefined && reader.place === reader.text.length ? list : undefined;
}

interface Reader {
  readonly text: string;
  place: number;
}

type Item = { readonly item: string | null | ArrayLiteral } | undefined;

function readList(reader: Reader, delimiter: string): ArrayLiteral | undefined {
  if (reader.text[reader.place] !== '{') return undefined;
  reader.place += 1;
  const items: (string | null | ArrayLiteral)[] = [];
  skipBlanks(reader);
  if (reader.text[reader.place] === '}') {
    reader.place += 1;
    return items;
  }
  for (;;) {
    skipBlanks(reader);
    const read = readItem(reader, delimiter);
    if (read === undefined) return undefined;
    items.push(read.item);
    skipBlanks(reader);
    const mark = reader.text[reader.place];
    reader.place += 1;
    if (mark === '}') return items;
    if (mark !== delimiter) return undefined;
  }
}

function readItem(reader: Reader, delimiter: string): Item {
  const first = reader.text[reader.place];
  if (first === '{') {
    const item = readList(reader, delimiter);
    return item && { item };
  }
  if (first === '"') return readQuoted(reader);
  let item = '';
  while (reader.place < reader.text.length) {
    const character = reader.text[reader.place] ?? '';
    if (character === delimiter || character === '}') break;
    if (character === '{' || character === '"') return undefined;
    if (character === '\\') reader.place += 1;
    item += reader.text[reader.place] ?? '';
    reader.place += 1;
  }
  const trimmed = item.trim();
  if (trimmed === '') return undefined;
  return { item: /^null$/i.test(trimmed) ? null : trimmed };
}

function readQuoted(reader: Reader): Item {
  let item = '';
  for (reader.place += 1; reader.place < reader.text.length; reader.place += 1) {
    const character = reader.text[reader.place];
    if (character === '"') {
      reader.place += 1;
      return { item };
    }
    if (character === '\\') reader.place += 1;
    item += reader.text[reader.place] ?? '';
  }
  return undefined;
}

function skipBlanks(reader: Reader): void {
  while (/\s/.test(reader.text[reader.place] ?? '')) reader.place += 1;
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
