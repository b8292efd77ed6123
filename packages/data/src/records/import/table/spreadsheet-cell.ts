import { writeClock, writeDate } from '@ninefold/values/calendar';
import { momentOf, units } from '../../../table-files/index.ts';
import { importFileMessages } from './messages.ts';
import { type CellFormat, generalFormat, shownNumber } from './spreadsheet-format.ts';
import type { CellDetail } from './table.ts';

/** A cell as a sheet has it. */
export interface RawCell {
  readonly type: string;
  /** Index of its style. */
  readonly style: number;
  isFormula: boolean;
  /** The content of `v`: a number, the index of a text, the result of a formula. */
  value?: string;
  /** The text of the cell itself. */
  text?: string;
}

/** What cells refer to. */
export interface CellFacts {
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  /** Days count from 1904, as on old Macs. */
  readonly since1904: boolean;
}

export interface ReadCell extends CellDetail {
  readonly text: string;
}

const empty: ReadCell = { text: '' };

/** Reads a cell (ECMA-376, "ST_CellType"). What it doesn't hold as a value is a problem. */
export function readCell(cell: RawCell, facts: CellFacts): ReadCell {
  const { type, value, isFormula } = cell;
  if (isFormula && (value === undefined || (value === '' && type !== 'str'))) {
    return { text: '', problem: importFileMessages.noResult };
  }
  switch (type) {
    case 's':
      return textCell(
        value === undefined || value === '' ? undefined : facts.strings[Number(value)],
      );
    case 'inlineStr':
      return textCell(cell.text);
    case 'str':
      return { text: unescaped(value ?? '') };
    case 'b':
      if (value !== '1' && value !== '0') return damaged(value);
      return { text: value === '1' ? 'true' : 'false' };
    case 'e':
      return {
        text: value ?? '',
        problem: importFileMessages.formulaError({ text: value ?? '#VALUE!' }),
      };
    case 'd':
      return { text: value ?? '' };
    case 'n':
      return value === undefined || value === '' ? empty : numberCell(value, cell.style, facts);
    default:
      return damaged(value ?? cell.text);
  }
}

function textCell(text: string | undefined): ReadCell {
  if (text === undefined) return damaged('');
  if (text === '') return { text, isEmptyText: true };
  const read = unescaped(text);
  return isCut(read) ? { text: read, problem: importFileMessages.cutText } : { text: read };
}

/** Exports cut texts that have no room in a cell, and say so at their ends. */
function isCut(text: string): boolean {
  return text.length > 32_750 && text.endsWith(')') && text.slice(-60).includes('… (');
}

function damaged(text = ''): ReadCell {
  return { text, problem: importFileMessages.damagedCell };
}

/** What XML doesn't have is written as `_x000D_`. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function numberCell(written: string, style: number, { formats, since1904 }: CellFacts): ReadCell {
  const number = Number(written);
  if (Number.isNaN(number)) return damaged(written);
  const format = formats[style] ?? generalFormat;
  if (format.of === 'number') {
    const value = shortened(written);
    const text = format.code === undefined ? value : (shownNumber(number, format.code) ?? value);
    return {
      text,
      ...(text !== value && { value }),
      ...(value !== written && { float: written }),
    };
  }
  return format.of === 'duration'
    ? { text: durationText(number), value: shortened(written) }
    : momentCell(number + (since1904 ? daysTo1904 : 0), written, format);
}

/** Spreadsheets keep 15 digits of a number, and show no more. */
function shortened(written: string): string {
  const [mantissa = ''] = written.split(/e/i);
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length > 15 ? String(Number(Number(written).toPrecision(15))) : written;
}

const daysTo1904 = 1462;
/** The day after the last one that spreadsheets show, and the 29 February 1900 that there was not. */
const end = 2_958_466;
const leapDay = 60;

function momentCell(
  serial: number,
  written: string,
  { hasDay, hasTime, unit }: Extract<CellFormat, { readonly of: 'moment' }>,
): ReadCell {
  const isDay = serial >= 0 && serial < end && Math.floor(serial) !== leapDay;
  if (!isDay) {
    return { text: written, problem: importFileMessages.noDate({ number: written }) };
  }
  const { day, time } = momentOf(serial, unit);
  const clock = writeClock(Math.floor(time / 1_000_000), time % 1_000_000);
  // A time without a day is of the day before the first.
  if (serial < 1) return { text: clock };
  const date = writeDate(day);
  const whole = time === 0 ? date : `${date} ${clock}`;
  const shown = hasDay ? (hasTime ? whole : date) : clock;
  return shown === whole ? { text: whole } : { text: shown, value: whole };
}

function durationText(days: number): string {
  const microseconds = Math.round(Math.abs(days) * 86_400_000) * units.millisecond;
  const sign = days < 0 ? '-' : '';
  return sign + writeClock(Math.floor(microseconds / 1_000_000), microseconds % 1_000_000);
}
