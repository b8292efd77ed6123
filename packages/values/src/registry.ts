import { arrayOf } from './array/array.ts';
import { binary } from './binary.ts';
import { boolean } from './boolean.ts';
import { date } from './calendar/date.ts';
import { instant } from './calendar/instant.ts';
import { time } from './calendar/time.ts';
import { timestamp } from './calendar/timestamp.ts';
import { enumeration } from './enumeration.ts';
import { interval } from './interval/interval.ts';
import { json } from './json.ts';
import type { ValueKind } from './kinds.ts';
import { decimal } from './number/decimal.ts';
import { float } from './number/float.ts';
import { integer } from './number/integer.ts';
import { other } from './other.ts';
import { rangeOf } from './range/range.ts';
import { text } from './text.ts';
import { uuid } from './uuid.ts';
import type { Parsed, Value, ValueField, ValueType } from './value.ts';

const simple = {
  text,
  integer,
  decimal,
  float,
  boolean,
  date,
  time,
  timestamp,
  instant,
  interval,
  enum: enumeration,
  uuid,
  json,
  binary,
  other,
};
const range = rangeOf(simple);

/** Every kind of value. A new one is one folder here and one line. */
export const valueTypes: Readonly<Record<ValueKind, ValueType>> = {
  ...simple,
  range,
  array: arrayOf({ ...simple, range }),
};

/**
 * Reads what a person typed. Blank text is null (nothing was typed), except
 * for text, where it is the empty text, and an enum that has a blank label.
 */
export function parseValue(typed: string, field: ValueField): Parsed {
  const isBlank = typed.trim() === '';
  const mayBeBlank =
    field.kind === 'text' || (field.kind === 'enum' && field.values?.includes(typed) === true);
  return isBlank && !mayBeBlank ? { value: null } : valueTypes[field.kind].parse(typed, field);
}

/** The order of `order by field asc`: nulls last; text by code point (`collate "C"`). */
export function compareValues(a: Value, b: Value, field: ValueField): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return valueTypes[field.kind].compare(a, b, field);
}

/** Whether two values are the same to Postgres: `1.0` and `1.00` are, and null is null. */
export function sameValue(a: Value, b: Value, field: ValueField): boolean {
  return compareValues(a, b, field) === 0;
}

/** The value as text, canonical and exact; '' for null. `parseValue` reads it back. */
export function writeValue(value: Value, field: ValueField): string {
  return value === null ? '' : valueTypes[field.kind].write(value, field);
}
