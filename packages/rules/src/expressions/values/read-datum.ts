import { readArrayLiteral } from '@ninefold/values/array';
import { readDate, readTimeOfDay } from '@ninefold/values/calendar';
import { readInterval } from '@ninefold/values/interval';
import { readRangeLiteral } from '@ninefold/values/range';
import { undecidedMessages } from '../messages.ts';
import { comparingBounds } from './compare-values.ts';
import { type Datum, type Known, Missing, type RangeDatum, Unknown } from './datum.ts';
import { fittedInteger } from './integers.ts';
import { jsonDatum, readJson } from './json.ts';
import { readMicros, storableDate } from './moments.ts';
import { cut, fitted, type Numeric, readNumeric, writeNumeric } from './numeric.ts';
import { emptyRange, rangeOf } from './ranges.ts';
import type { Family, SqlType } from './sql-type.ts';

/** Reads a column's value as PostgREST returns it; JSON as its text too. */
export function readValue(value: unknown, type: SqlType, column: string): Datum {
  if (value === undefined) return new Missing(undecidedMessages.unknown({ column }));
  // PostgREST returns the same for NULL and for JSON's null.
  if (value === null) return type.family === 'json' ? unreadable(value, type) : null;
  return readJsonValue(value, type) ?? unreadable(value, type);
}

function readJsonValue(value: unknown, type: SqlType): Known | undefined {
  if (type.family === 'json') {
    return readText(typeof value === 'string' ? value : JSON.stringify(value), type);
  }
  // A composite value is NULL where all of its parts are.
  if (type.family === 'other') return typeof value === 'object' ? undefined : { opaque: value };
  const { element } = type;
  if (element !== undefined && Array.isArray(value)) {
    const items = value.map((item: unknown): Datum | undefined =>
      item === null ? null : Array.isArray(item) ? undefined : readJsonValue(item, element),
    );
    return items.includes(undefined) ? undefined : (items as Datum[]);
  }
  if (typeof value === 'string') return readText(value, type);
  const isScalar =
    typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint';
  return isScalar ? readText(Object.is(value, -0) ? '-0' : String(value), type) : undefined;
}

export function unreadable(value: unknown, type: SqlType): Unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return new Unknown(undecidedMessages.value({ value: text, type: type.name }));
}

const ofTexts: ReadonlySet<Family> = new Set([
  'text',
  'padded',
  'citext',
  'enum',
  'json',
  'array',
  'range',
]);

/** Blanks beyond ASCII, which JavaScript takes off around a number and Postgres does not. */
export const foreignBlank = /[^\S \t\n\r\f\v]/;

/** Reads a value as Postgres prints it, fitted to the type as a column fits it; undefined where it can't be read. */
export function readText(text: string, type: SqlType): Known | undefined {
  const { family, modifiers, labels = [] } = type;
  if (!ofTexts.has(family) && foreignBlank.test(text)) return undefined;
  switch (family) {
    case 'integer':
      return /^\s*[-+]?\d+\s*$/.test(text) ? fittedInteger(BigInt(text), type) : undefined;
    case 'numeric': {
      const number = readNumeric(text);
      const [digits, scale = 0] = modifiers;
      return number === undefined || digits === undefined ? number : fitted(number, digits, scale);
    }
    case 'float':
      return readFloat(text, type);
    case 'boolean':
      return { true: true, t: true, false: false, f: false }[text.trim().toLowerCase()];
    case 'text':
      return withinLength(text, modifiers[0]) ? text : undefined;
    case 'citext':
      return text;
    case 'padded':
      return withinLength(text, modifiers[0]) ? padded(text, modifiers[0]) : undefined;
    case 'date': {
      const day = readDate(text);
      return day === undefined ? undefined : storableDate(day);
    }
    case 'timestamp':
    case 'instant':
      return isWhole(text, modifiers) ? readMicros(text, family === 'instant') : undefined;
    case 'time': {
      const time = readTimeOfDay(text);
      return time?.offset === undefined && isWhole(text, modifiers) ? time?.time : undefined;
    }
    case 'interval': {
      const interval = modifiers.length > 0 ? undefined : readInterval(text);
      return interval !== undefined && 'infinite' in interval
        ? { months: interval.infinite * Infinity, days: 0, microseconds: 0n }
        : interval;
    }
    case 'uuid':
      return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
        ? text.toLowerCase()
        : undefined;
    case 'enum':
      return labels.includes(text) ? labels.indexOf(text) : undefined;
    case 'json':
      return jsonDatum(readJson(text)) ?? undefined;
    case 'array':
      return readArray(text, type);
    case 'range':
      return readRange(text, type);
    default:
      return undefined;
  }
}

function readArray(text: string, { element }: SqlType): readonly Datum[] | undefined {
  const list = readArrayLiteral(text);
  if (list === undefined || element === undefined) return undefined;
  const items = list.map((item) =>
    item === null ? null : typeof item === 'string' ? readText(item, element) : undefined,
  );
  return items.includes(undefined) ? undefined : (items as Datum[]);
}

function readRange(text: string, type: SqlType): RangeDatum | undefined {
  const range = readRangeLiteral(text);
  if (range === 'empty') return emptyRange;
  const { bound } = type;
  if (range === undefined || bound === undefined) return undefined;
  const read = (written: string | null) => (written === null ? null : readText(written, bound));
  const [lower, upper] = [read(range.lower), read(range.upper)];
  if (lower === undefined || upper === undefined) return undefined;
  return rangeOf(
    type,
    [
      { value: lower, isInclusive: range.lowerInclusive },
      { value: upper, isInclusive: range.upperInclusive },
    ],
    comparingBounds(type),
  );
}

function readFloat(text: string, type: SqlType): number | undefined {
  const number = readNumeric(text);
  const float = number === undefined ? undefined : exactToFloat(number, type);
  // Of numbers, only floats have a zero with a sign, which their texts show.
  return float === 0 && text.trim().startsWith('-') ? -0 : float;
}

/** Rounds an exact number to a float of the type; undefined where it has no room, or nothing is left of it. */
export function exactToFloat(number: Numeric, type: SqlType): number | undefined {
  if (typeof number === 'number') return number;
  const float = Number(writeNumeric(number));
  const isLost = float === 0 && number.units !== 0n;
  return isLost || !Number.isFinite(float) ? undefined : toFloat(float, type);
}

/** Rounds to a float of the type; undefined where a finite number has no room, or nothing is left of it. */
export function toFloat(number: number, { name }: SqlType): number | undefined {
  const float = name === 'real' ? Math.fround(number) : number;
  const isLost = float === 0 && number !== 0;
  return !isLost && Number.isFinite(number) === Number.isFinite(float) ? float : undefined;
}

const lengthOf = (text: string) => Array.from(text).length;

/** Spaces beyond the length are cut off, which is rare enough to leave to the database. */
function withinLength(text: string, most: number | undefined): boolean {
  return most === undefined || text.length <= most || lengthOf(text) <= most;
}

export function padded(text: string, length: number | undefined): string {
  return length === undefined ? text : text + ' '.repeat(Math.max(0, length - lengthOf(text)));
}

/** Returns whether a time has no more digits than its type keeps. */
function isWhole(text: string, [digits]: readonly number[]): boolean {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
  return digits === undefined || fraction.length <= digits;
}

/** Converts a float to `numeric` with the digits that are certain. */
export function floatToNumeric(number: number, { name }: SqlType) {
  if (!Number.isFinite(number)) return number;
  const read = readNumeric(number.toPrecision(name === 'real' ? 6 : 15));
  if (typeof read !== 'object') return read;
  let scale = read.scale;
  while (scale > 0 && read.units % 10n ** BigInt(read.scale - scale + 1) === 0n) scale -= 1;
  return cut(read, scale, 'trunc');
}
