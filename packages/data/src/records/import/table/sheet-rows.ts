import type { RawRow } from './raw-row.ts';
import { type CellFacts, type RawCell, readCell } from './spreadsheet-cell.ts';
import type { CellDetail } from './table.ts';
import { readXml } from './xml.ts';

/** Reads the rows of a sheet, each cell as the text that Postgres reads as its value. */
export async function readSheetRows(xml: Uint8Array, facts: CellFacts): Promise<readonly RawRow[]> {
  const rows: RawRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let details = new Map<number, CellDetail>();
  let column = -1;
  let cell: RawCell | undefined;
  /** The element whose text is read. */
  let reading: 'v' | 't' | undefined;
  let isAid = false;
  await readXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        number = Number(attribute('r') ?? number + 1);
        cells = [];
        details = new Map();
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        cell = {
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? 0),
          isFormula: false,
        };
      } else if (cell !== undefined) {
        if (name === 'f') cell.isFormula = true;
        else if (name === 'v') cell.value = '';
        else if (name === 'is') cell.text = '';
        else if (name === 'rPh') isAid = true;
        if (name === 'v' || (name === 't' && !isAid)) reading = name;
      }
    },
    text(text) {
      if (cell === undefined || reading === undefined) return;
      if (reading === 'v') cell.value += text;
      else cell.text = (cell.text ?? '') + text;
    },
    close(name) {
      if (name === reading) reading = undefined;
      if (name === 'rPh') isAid = false;
      if (name === 'row') {
        rows.push({ number, cells, ...(details.size > 0 && { details }) });
      } else if (name === 'c' && cell !== undefined) {
        const { text, ...detail } = readCell(cell, facts);
        cell = undefined;
        if (text === '' && Object.keys(detail).length === 0) return;
        while (cells.length < column) cells.push('');
        cells[column] = text;
        if (Object.keys(detail).length > 0) details.set(column, detail);
      }
    },
  });
  return rows;
}

/** Reads the letters of a cell's place, as spreadsheets count: `A1` is 0, `AA1` is 26. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]+/i.exec(place ?? '')?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
