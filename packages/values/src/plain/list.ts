import type { ArrayLiteral } from '../array/index.ts';

/** An item, in quotes or not, with what ends it. */
const item = /(?: *"((?:[^"]|"")*)" *|([^",{}\\\r\n]+))(,|$)/y;

/** Writes `a, b, "c, d", NULL`; undefined for a list that has no items, or lists in it. */
export function writePlainList(list: ArrayLiteral): string | undefined {
  if (list.length === 0) return undefined;
  const items = list.map((each) => {
    if (each === null) return 'NULL';
    return typeof each === 'string' ? quotedIfNeeded(each) : undefined;
  });
  return items.includes(undefined) ? undefined : items.join(', ');
}

function quotedIfNeeded(text: string): string {
  const needsQuotes = text === '' || /[",{}\\\r\n]|^[[\s]|\s$|^null$/i.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads what `writePlainList` writes; undefined for anything else, Postgres's own literal among it. */
export function readPlainList(text: string): ArrayLiteral | undefined {
  if (text === '' || text.startsWith('[')) return undefined;
  const items: (string | null)[] = [];
  item.lastIndex = 0;
  for (;;) {
    const found = item.exec(text);
    if (found === null) return undefined;
    const [, quoted, bare = '', end] = found;
    const plain = bare.trim();
    if (quoted === undefined && plain === '') return undefined;
    if (quoted !== undefined) items.push(quoted.replaceAll('""', '"'));
    else items.push(/^null$/i.test(plain) ? null : plain);
    if (end === '') return items;
  }
}
