import { format, getFormatDateInfo, getFormatFromId, isDateFormat } from 'numfmt';
import { preciseMomentFormat, type units } from '../../../table-files/index.ts';

/** How a spreadsheet shows the number of a cell. */
export type CellFormat =
  | { readonly of: 'number'; /** Undefined where it shows the digits. */ readonly code?: string }
  | {
      readonly of: 'moment';
      readonly hasDay: boolean;
      readonly hasTime: boolean;
      /** Times are read to so small a unit: no smaller one is shown. */
      readonly unit: keyof typeof units;
    }
  /** Hours, minutes or seconds, any number of them. */
  | { readonly of: 'duration' };

export const generalFormat: CellFormat = { of: 'number' };

/**
 * Returns a function that finds the format of an id.
 *
 * @param codes The codes of a workbook's own formats, by their ids.
 */
export function cellFormats(codes: ReadonlyMap<number, string>): (id: number) => CellFormat {
  const known = new Map<number, CellFormat>();
  return (id) => {
    let found = known.get(id);
    if (found === undefined) {
      found = formatOf(codes.get(id) ?? getFormatFromId(id));
      known.set(id, found);
    }
    return found;
  };
}

function formatOf(code: string): CellFormat {
  if (/^(?:general|@|)$/i.test(code)) return generalFormat;
  if (!isDateFormat(code)) return { of: 'number', code };
  // Without texts in quotes and escaped characters, which mean nothing.
  const plain = code.replaceAll(/"[^"]*"|\\./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(plain)) return { of: 'duration' };
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(code);
  const isPrecise = /s\.0/i.test(plain);
  return {
    of: 'moment',
    hasDay: year || month || day,
    hasTime: hours || minutes || seconds,
    unit: code === preciseMomentFormat ? 'microsecond' : isPrecise ? 'millisecond' : 'second',
  };
}

/**
 * Returns the text that a spreadsheet shows for a number, without the separators of its thousands: `01067`.
 * Undefined where it shows another number: a rounded one, or a percentage.
 */
export function shownNumber(number: number, code: string): string | undefined {
  let text: string;
  try {
    text = format(code, number, { locale: 'en' }).trim().replaceAll(',', '');
  } catch {
    return undefined;
  }
  const digits = text.replaceAll(/\D/g, '');
  const isShown =
    digits !== '' &&
    [digits, text.replaceAll(/[^\d.]/g, '')].some((each) => Number(each) === Math.abs(number));
  return isShown && number < 0 === text.startsWith('-') ? text : undefined;
}
