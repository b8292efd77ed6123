import { strToU8, zipSync } from 'fflate';

/**
 * A cell as a spreadsheet's XML has it. `style` 1 is a day, 2 a day with a time, 3 a time; `format` is a code of
 * its own.
 */
export type SheetCell =
  | string
  | { readonly number: string; readonly style?: 1 | 2 | 3; readonly format?: string }
  | { readonly boolean: boolean }
  | { readonly rich: readonly string[] }
  | { readonly xml: string }
  | undefined;

export interface SpreadsheetOptions {
  readonly since1904?: boolean;
  /** Sheets before the one with the rows, without any. */
  readonly hiddenSheets?: readonly string[];
}

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Writes a spreadsheet of one sheet, as Excel does, with strings in a table of their own. */
export function spreadsheet(
  rows: readonly (readonly SheetCell[])[],
  { since1904 = false, hiddenSheets = [] }: SpreadsheetOptions = {},
): Blob {
  const strings: string[] = [];
  const formats: string[] = [];
  const sheet = rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellOf(cell, x, y, strings, formats)).join('')}</row>`,
    )
    .join('');
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${namespace} xmlns:r="${relations}"><workbookPr date1904="${Number(since1904)}"/><sheets>${hiddenSheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 2}" state="hidden" r:id="rId9"/>`).join('')}<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${relations}/worksheet" Target="/xl/worksheets/hidden.xml"/><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${namespace}><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/hidden.xml': `${head}<worksheet ${namespace}><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet ${namespace}><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${namespace} count="${strings.length}">${strings.join('')}</sst>`,
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new Blob([new Uint8Array(zipped)]);
}

function cellOf(
  cell: SheetCell,
  x: number,
  y: number,
  strings: string[],
  formats: string[],
): string {
  if (cell === undefined) return '';
  const place = `r="${String.fromCodePoint(65 + x)}${y + 1}"`;
  if (typeof cell === 'object' && 'number' in cell) {
    let { style } = cell as { readonly style?: number };
    if (cell.format !== undefined) style = 3 + formats.push(cell.format);
    return `<c ${place}${style === undefined ? '' : ` s="${style}"`}><v>${cell.number}</v></c>`;
  }
  if (typeof cell === 'object' && 'xml' in cell) return cell.xml.replace('<c', `<c ${place}`);
  if (typeof cell === 'object' && 'boolean' in cell) {
    return `<c ${place} t="b"><v>${cell.boolean ? 1 : 0}</v></c>`;
  }
  strings.push(
    typeof cell === 'string'
      ? `<si>${textOf(cell)}</si>`
      : `<si>${cell.rich.map((run) => `<r>${textOf(run)}</r>`).join('')}</si>`,
  );
  return `<c ${place} t="s"><v>${strings.length - 1}</v></c>`;
}

function textOf(text: string): string {
  return `<t xml:space="preserve">${escaped(text)}</t>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
