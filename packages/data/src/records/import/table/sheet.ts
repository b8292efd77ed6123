import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import { importFileMessages } from './messages.ts';
import { UnreadableFile } from './table.ts';

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Reads the sheets of a spreadsheet, each cell as the text that Postgres reads as its value. */
export async function readSheets(file: Blob): Promise<readonly Sheet[]> {
  try {
    const sheets = await readXlsxFile<ShownNumber>(file, {
      trim: false,
      parseNumber: (written) => new ShownNumber(written),
    });
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(textOf)),
    }));
  } catch (error) {
    throw new UnreadableFile(importFileMessages.brokenSpreadsheet, { cause: error });
  }
}

/** A number as the file writes it, which may be a float's: 0.30000000000000004 for 0.3. */
class ShownNumber {
  readonly text: string;

  constructor(written: string) {
    // Spreadsheets keep 15 digits of a number, and show no more.
    const digits = written.replace(/e.*$/i, '').replaceAll(/\D/g, '').replace(/^0+/, '');
    this.text = digits.length > 15 ? String(Number(Number(written).toPrecision(15))) : written;
  }
}

function textOf(cell: CellValue<ShownNumber> | null): string {
  if (cell === null) return '';
  if (cell instanceof ShownNumber) return cell.text;
  return (cell as unknown) instanceof Date ? momentText(cell as unknown as Date) : String(cell);
}

const dayLength = 86_400_000;
/** The day that a time without a day is of. */
const firstDays = [Date.UTC(1899, 11, 30), Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)];

/** Writes a day, a day with a time, or a time alone: a spreadsheet has no zones. */
function momentText(moment: Date): string {
  const [day = '', clock = ''] = moment.toISOString().replace('Z', '').split('T');
  const time = clock.replace(/\.?0+$/, '');
  const isTime = firstDays.includes(Math.floor(moment.getTime() / dayLength) * dayLength);
  if (isTime) return time;
  return clock.startsWith('00:00:00.000') ? day : `${day} ${time}`;
}
