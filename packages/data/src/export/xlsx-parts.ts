import { preciseMomentFormat } from '../table-files/index.ts';
import { escaped } from './xlsx-cells.ts';

/** The parts of a workbook besides its sheets (ECMA-376, "SpreadsheetML"). */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function each(count: number, write: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index + 1)).join('');
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
}

function part(name: string, type: string): string {
  return `<Override PartName="/xl/${name}.xml" ContentType="${types}.${type}+xml"/>`;
}

/** Returns the name of a sheet, without what Excel doesn't allow, and no longer than that allows. */
export function sheetName(title: string, index: number): string {
  const number = index === 0 ? '' : ` (${index + 1})`;
  const allowed = title
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replaceAll(/^'+|(?<!')'+$/g, '')
    .trim();
  const short = allowed.slice(0, 31 - number.length).replace(/[\uD800-\uDBFF]$/, '');
  // Excel keeps this name for itself.
  const isKept = /^history$/i.test(short) && number === '';
  return (short === '' || isKept ? `${short} 1`.trim() : short) + number;
}

export function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${each(sheets, (number) =>
    relation(number, 'worksheet', `worksheets/sheet${number}.xml`),
  )}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}

export const packageRelations = `${declaration}<Relationships xmlns="${packaged}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`;

export function contentTypes(sheets: number): string {
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${each(sheets, (number) => part(`worksheets/sheet${number}`, 'worksheet'))}</Types>`;
}

/** In the order of `cellStyles`: unformatted, a header, a date, a date with a time, and one with fractions of a second. */
export const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="${preciseMomentFormat}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`;
