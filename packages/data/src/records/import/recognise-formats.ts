import { type Entity, type Field, fieldOf } from '@ninefold/specification';
import type { ImportColumn } from './import-column.ts';
import { rowsAtOnce } from './import-plan.ts';
import type { FileRow, Table } from './table/index.ts';

/** The sign before the decimals of a number. */
export type NumberStyle = 'point' | 'comma';

/** The order of the parts of a date in digits. */
export type DayStyle = 'day first' | 'month first';

/** How a file writes its values, as far as they show it. */
export type FoundStyle<Style> =
  | { readonly is: 'found'; readonly style: Style; readonly example: string }
  /** The values can be read in two ways, or contradict each other. */
  | { readonly is: 'unclear'; readonly example: string }
  /** No value depends on it. */
  | { readonly is: 'none' };

export interface FoundFormats {
  readonly numbers: FoundStyle<NumberStyle>;
  readonly days: FoundStyle<DayStyle>;
}

/** More rows would keep people waiting. A later one that can be read in two ways is a problem of its own. */
const mostRows = 20 * rowsAtOnce;

/** Finds out how a file writes its numbers and dates: by those that can be read in one way only. */
export async function recogniseFormats(
  table: Table,
  entity: Entity,
  columns: readonly ImportColumn[],
): Promise<FoundFormats> {
  const numbers = new Evidence<NumberStyle>();
  const days = new Evidence<DayStyle>();
  const read = columns.flatMap(({ index, target }) => {
    const field = target.kind === 'field' ? fieldOf(entity, target.field) : undefined;
    const add = field && evidenceOf(field, table.isExact ? undefined : numbers, days);
    return add === undefined ? [] : [{ index, add }];
  });
  if (read.length > 0) {
    let left = mostRows;
    for await (const part of table.parts(rowsAtOnce)) {
      addRows(part, read);
      left -= rowsAtOnce;
      if (left <= 0) break;
    }
  }
  return { numbers: numbers.found(), days: days.found() };
}

function addRows(
  rows: readonly FileRow[],
  columns: readonly { readonly index: number; readonly add: (text: string) => void }[],
): void {
  for (const { cells } of rows) {
    for (const { index, add } of columns) add((cells[index] ?? '').trim());
  }
}

/** The values that show a style, and one that could be of either. */
class Evidence<Style> {
  readonly #examples = new Map<Style, string>();
  #either: string | undefined;

  add(style: Style | 'either' | undefined, text: string): void {
    if (style === 'either') this.#either ??= text;
    else if (style !== undefined && !this.#examples.has(style)) this.#examples.set(style, text);
  }

  found(): FoundStyle<Style> {
    const [first, second] = this.#examples;
    if (second !== undefined) return { is: 'unclear', example: second[1] };
    if (first !== undefined) return { is: 'found', style: first[0], example: first[1] };
    return this.#either === undefined ? { is: 'none' } : { is: 'unclear', example: this.#either };
  }
}

function evidenceOf(
  { kind }: Field,
  numbers: Evidence<NumberStyle> | undefined,
  days: Evidence<DayStyle>,
): ((text: string) => void) | undefined {
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'float':
      return numbers && ((text) => numbers.add(numberStyle(text, kind === 'integer'), text));
    case 'date':
    case 'timestamp':
    case 'instant':
      return (text) => days.add(dayStyle(text), text);
    default:
      return undefined;
  }
}

type Separator = '.' | ',';

const byDecimalSign: Readonly<Record<Separator, NumberStyle>> = { ',': 'comma', '.': 'point' };
const byGroupSign: Readonly<Record<Separator, NumberStyle>> = { ',': 'point', '.': 'comma' };

/** Returns the style that a number shows: `either` where its only separator may be of both kinds. */
function numberStyle(text: string, isWhole: boolean): NumberStyle | 'either' | undefined {
  const digits = text.replace(/^[+\-−]\s*/u, '');
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const separators = digits.match(/[.,]/g) as readonly Separator[] | null;
  const last = separators?.at(-1);
  if (separators === null || last === undefined) return undefined;
  if (new Set(separators).size > 1) return byDecimalSign[last];
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  if (separators.length > 1 || (isWhole && isGrouped))
    return isGrouped ? byGroupSign[last] : undefined;
  return isGrouped ? 'either' : byDecimalSign[last];
}

/** Returns the order that a date shows: `either` where both parts may be a month. Dots put the day first. */
function dayStyle(text: string): DayStyle | 'either' | undefined {
  const [, first, separator, second] =
    /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?\d{4}(?:\D|$)/.exec(text) ?? [];
  if (first === undefined || second === undefined || Number(first) === Number(second)) {
    return undefined;
  }
  if (separator === '.' || Number(first) > 12) return 'day first';
  return Number(second) > 12 ? 'month first' : 'either';
}
