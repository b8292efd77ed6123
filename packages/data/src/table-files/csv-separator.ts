import { CsvReader, UnclosedQuote } from './csv-reader.ts';

/** What separates the cells of a text, the likeliest first. */
const separators = [',', ';', '\t', '|'];

const rowsAtFirst = 20;

/** Excel's own line before the rows of a text: `sep=;`. */
const separatorLine = /^"?sep=([^\r\n"])"?(?:\r\n|\n|\r|$)/i;

/** Returns the separator that a line of its own names, with the length of that line. */
export function namedSeparator(
  text: string,
): { readonly separator: string; readonly length: number } | undefined {
  const [line, separator] = separatorLine.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? undefined
    : { separator, length: line.length };
}

/** Returns what is between the cells of a text: that by which its first rows are most alike, and have most cells. */
export function likelySeparator(text: string): string {
  const found = separators.map((separator) => {
    const counts = countsOf(text, separator);
    const most = Math.max(0, ...counts);
    const alike = counts.filter((count) => count === most).length;
    return { separator, most, alike: alike / Math.max(1, counts.length) };
  });
  const [best] = found
    .filter(({ most }) => most > 1)
    .toSorted((a, b) => b.alike - a.alike || b.most - a.most);
  return best?.separator ?? ',';
}

/** Returns the numbers of cells of the first rows. */
function countsOf(text: string, separator: string): readonly number[] {
  try {
    // The beginning of a file may end within a row: that doesn't count, unless it is the only one.
    const whole = new CsvReader(separator).read(text);
    const rows = whole.length > 0 ? whole : new CsvReader(separator).read(text, true);
    return rows
      .slice(0, rowsAtFirst)
      .flatMap(({ cells }) => (cells.join('').trim() === '' ? [] : cells.length));
  } catch (error) {
    if (error instanceof UnclosedQuote) return [];
    throw error;
  }
}
