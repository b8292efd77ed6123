import type { CellBlock } from './data-grid-props.ts';

/** Writes cells as spreadsheets put them on the clipboard: tabs, lines, and quotes around texts that have them. */
export function writeText(block: CellBlock): string {
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Writes cells as a table of HTML, which keeps line breaks within a cell. */
export function writeHtml(block: CellBlock): string {
  const rows = block.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function htmlCell(text: string): string {
  const escaped = text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
  return `<td style="white-space:pre-wrap">${escaped.replaceAll(/\r\n?|\n/g, '<br>')}</td>`;
}

/** Reads what a spreadsheet, or `writeText`, put on the clipboard. A plain text is one cell. */
export function readText(text: string): CellBlock {
  const rows: string[][] = [[]];
  // A cell in quotes, or one up to the next tab or line; then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  for (;;) {
    const found = cell.exec(text);
    if (found === null) break;
    const [, inQuotes, plain = '', end] = found;
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    // Spreadsheets end the last row with a line break too.
    if (end !== '\t' && cell.lastIndex === text.length) {
      rows.pop();
      break;
    }
  }
  return rows;
}

/** Reads the first table of an HTML document; undefined where it has none. */
function readHtml(html: string): CellBlock | undefined {
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector('table')?.rows;
  if (rows === undefined || rows.length === 0) return undefined;
  return [...rows].map((row) =>
    [...row.cells].map((cell) => {
      for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
      return cell.textContent;
    }),
  );
}

/** Reads the cells on a clipboard: from the text, which is exact, or else from the table. */
export function readBlock(data: Pick<DataTransfer, 'getData'>): CellBlock {
  const text = data.getData('text/plain');
  return text === '' ? (readHtml(data.getData('text/html')) ?? []) : readText(text);
}
