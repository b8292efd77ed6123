import Papa from 'papaparse';
import { importFileMessages } from './messages.ts';
import { type Encoding, UnreadableFile } from './table.ts';

/** As many characters of one row as no table has: its quotation mark is never closed. */
const longestRow = 16_000_000;

/** Returns what is between the cells: a comma, a semicolon, a tab or a bar. */
export async function findSeparator(file: Blob, encoding: Encoding): Promise<string> {
  const beginning = await file.slice(0, 65_536).arrayBuffer();
  const text = new TextDecoder(encoding).decode(beginning, { stream: true });
  const { meta } = Papa.parse<string[]>(text, {
    preview: 20,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return meta.delimiter;
}

/** The library's parser, which goes on with the next part of a text. */
interface PartParser {
  parse(
    text: string,
    baseIndex: number,
    ignoreLastRow: boolean,
  ): { readonly data: string[][]; readonly meta: { readonly cursor: number } };
}

/**
 * Reads the rows of a text file part by part. The parts are decoded here: the library cuts a file
 * between the bytes of a character.
 */
export async function* readCsv(
  file: Blob,
  { encoding, separator }: { readonly encoding: Encoding; readonly separator: string },
): AsyncGenerator<readonly string[][]> {
  let parser: PartParser | undefined;
  let rest = '';
  const decoder = new TextDecoder(encoding);
  const decode = async function* () {
    const reader = file.stream().getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        yield decoder.decode(value, { stream: true });
      }
      yield decoder.decode();
    } finally {
      await reader.cancel();
    }
  };
  for await (const text of decode()) {
    rest += text;
    // A line that ends in `\r\n` is one that ends in `\n`, after which a `\r` is removed.
    parser ??= new Papa.Parser({
      delimiter: separator,
      newline: rest.includes('\n') || !rest.includes('\r') ? '\n' : '\r',
    }) as PartParser;
    const { data, meta } = parser.parse(rest, 0, true);
    rest = rest.slice(meta.cursor);
    if (rest.length > longestRow) throw new UnreadableFile(importFileMessages.unclosedQuote);
    if (data.length > 0) yield data.map(withoutReturn);
  }
  if (rest !== '' && parser !== undefined)
    yield parser.parse(rest, 0, false).data.map(withoutReturn);
}

function withoutReturn(row: string[]): string[] {
  const last = row.at(-1);
  return last?.endsWith('\r') === true ? [...row.slice(0, -1), last.slice(0, -1)] : row;
}
