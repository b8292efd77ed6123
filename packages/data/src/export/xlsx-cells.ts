import type { Field } from '@ninefold/specification';
import { type Moment, readMoment } from '@ninefold/values/calendar';
import type { FieldValue } from '../records/index.ts';
import { serialOf, tableFileMessages } from '../table-files/index.ts';
import type { ExportColumn } from './columns.ts';
import { exactNumber, textOf } from './text.ts';
import { zonedMoment, zoneOffsets } from './zone-offsets.ts';

/** Styles of cells, by their place in `styles.xml`. */
export const cellStyles = { header: 1, date: 2, moment: 3, preciseMoment: 4 } as const;

/** Characters of a day, and of a day with a time, with some room: a spreadsheet shows `####` where a cell has less. */
const widths: Partial<Record<Field['kind'], number>> = { date: 13, timestamp: 26, instant: 26 };

/** Returns the width of a column, in characters. */
export function cellWidth(header: string, field: Field | undefined): number {
  const least = (field && widths[field.kind]) ?? 12;
  return Math.max(least, Math.min(40, header.length + 2));
}

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
  { field, labelText }: ExportColumn,
  timeZone: string,
  onCut: () => void,
): CellWriter {
  const labelOf = labelText?.(timeZone);
  const text: CellWriter = (value, place) =>
    value === null ? '' : textCell(labelOf?.(value) ?? textOf(value, field), place, onCut);
  if (field === undefined) return text;
  const { kind } = field;
  switch (kind) {
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
        typeof value === 'boolean' && labelOf === undefined
          ? `<c r="${place}" t="b"><v>${Number(value)}</v></c>`
          : text(value, place);
    case 'date':
    case 'timestamp':
      return (value, place) => momentCell(readMoment(value), place, kind) ?? text(value, place);
    case 'instant': {
      const offsetAt = zoneOffsets(timeZone);
      return (value, place) => {
        const zoned = value === null ? undefined : zonedMoment(value, offsetAt);
        const local = zoned?.isUnique === true ? zoned.local : undefined;
        return momentCell(local, place, 'instant') ?? text(value, place);
      };
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

function momentCell(
  moment: Moment | undefined,
  place: string,
  kind: 'date' | 'timestamp' | 'instant',
): string | undefined {
  const serial = moment && serialOf(moment);
  if (moment === undefined || serial === undefined) return undefined;
  const timed = moment.time % 1_000_000 === 0 ? 'moment' : 'preciseMoment';
  const style = cellStyles[kind === 'date' ? 'date' : timed];
  return `<c r="${place}" s="${style}"><v>${serial}</v></c>`;
}

/** Writes a cell with text, which a spreadsheet never takes for a formula. */
export function textCell(text: string, place: string, onCut: () => void, style = 0): string {
  let shown = text;
  if (text.length > longestText) {
    onCut();
    // With room for the note. Half a character would make the file invalid.
    const kept = longestText - tableFileMessages.cut({ count: text.length }).length;
    shown = text.slice(0, kept).replace(/[\uD800-\uDBFF]$/, '');
    shown += tableFileMessages.cut({ count: text.length - shown.length });
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
