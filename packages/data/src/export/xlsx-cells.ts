import { readMoment } from '@ninefold/values/calendar';
import type { FieldValue } from '../records/index.ts';
import type { ExportColumn } from './columns.ts';
import { exportFileMessages } from './messages.ts';
import { exactNumber, textOf } from './text.ts';
import { zoneOffsets } from './zone-offsets.ts';

/** Styles of cells, by their place in `styles.xml`. */
export const cellStyles = { header: 1, date: 2, moment: 3 } as const;

/** Excel's limit of a cell, in UTF-16 units. */
const longestText = 32_767;

/** Writes the cells of a column; '' for an empty one. */
export type CellWriter = (value: FieldValue, place: string) => string;

/**
 * Returns a function that writes the cells of a column.
 *
 * @param timeZone Points in time are shown as the clocks of this zone show them.
 * @param onCut Called when a text is too long for a cell.
 */
export function cellWriter(
  { field }: ExportColumn,
  timeZone: string,
  onCut: () => void,
): CellWriter {
  const text: CellWriter = (value, place) =>
    value === null ? '' : textCell(textOf(value, field), place, onCut);
  switch (field?.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
      return (value, place) => {
        const number = value === null ? undefined : exactNumber(value, field);
        return number === undefined || isTiny(number)
          ? text(value, place)
          : `<c r="${place}"><v>${number}</v></c>`;
      };
    case 'boolean':
      return (value, place) =>
        typeof value === 'boolean'
          ? `<c r="${place}" t="b"><v>${Number(value)}</v></c>`
          : text(value, place);
    case 'date':
      return (value, place) => momentCell(serialOf(value), place, 'date') ?? text(value, place);
    case 'timestamp':
      return (value, place) => momentCell(serialOf(value), place, 'moment') ?? text(value, place);
    case 'instant': {
      const offsetAt = zoneOffsets(timeZone);
      return (value, place) =>
        momentCell(serialOf(value, offsetAt), place, 'moment') ?? text(value, place);
    }
    default:
      return text;
  }
}

/** Returns whether a spreadsheet would take a float for zero. */
function isTiny(number: string): boolean {
  const size = Math.abs(Number(number));
  return size > 0 && size < 2.2250738585072014e-308;
}

/** The days that a spreadsheet counts correctly: it takes 1900 for a leap year, and ends with 9999. */
const firstDay = 61;
const lastDay = 2_958_466;

/** Days from 30 December 1899, where a spreadsheet begins to count, to 1 January 1970. */
const daysBefore1970 = 25_569;

/**
 * Returns a moment as a spreadsheet's number of days, which is exact to the microsecond. Undefined where a
 * spreadsheet doesn't have it.
 */
function serialOf(value: FieldValue, offsetAt?: (seconds: number) => number): number | undefined {
  const moment = readMoment(value);
  const day = (moment?.day ?? Infinity) + daysBefore1970;
  if (moment === undefined || day < firstDay - 1 || day > lastDay) return undefined;
  let seconds = 0;
  if (offsetAt !== undefined) {
    seconds = -(moment.offset ?? 0);
    seconds += offsetAt(moment.day * 86_400 + Math.floor(moment.time / 1_000_000) + seconds);
  }
  const serial = day + (moment.time / 1_000_000 + seconds) / 86_400;
  return serial >= firstDay && serial < lastDay ? serial : undefined;
}

function momentCell(
  serial: number | undefined,
  place: string,
  style: 'date' | 'moment',
): string | undefined {
  return serial === undefined
    ? undefined
    : `<c r="${place}" s="${cellStyles[style]}"><v>${serial}</v></c>`;
}

/** Writes a cell with text, which a spreadsheet never takes for a formula. */
export function textCell(text: string, place: string, onCut: () => void, style = 0): string {
  let shown = text;
  if (text.length > longestText) {
    onCut();
    // With room for the note. Half a character would make the file invalid.
    const kept = longestText - exportFileMessages.cut({ count: text.length }).length;
    shown = text.slice(0, kept).replace(/[\uD800-\uDBFF]$/, '');
    shown += exportFileMessages.cut({ count: text.length - shown.length });
  }
  const styled = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(shown)}</t></is></c>`;
}

const special = /[&<>\uFFFE\uFFFF]|(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/u;
const everySpecial = new RegExp(special, 'gu');

/** Writes text as XML. What XML doesn't have, or reads otherwise, is written as Excel does: `_x000D_`. */
export function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text.replaceAll(everySpecial, (mark) => {
    if (mark === '&') return '&amp;';
    if (mark === '<') return '&lt;';
    if (mark === '>') return '&gt;';
    return `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  });
}
