import { arrayOf } from './array/index.ts';
import { date, instant, time, timestamp } from './calendar/index.ts';
import { interval } from './interval/index.ts';
import { decimal, float, integer } from './number/index.ts';
import { rangeOf } from './range/index.ts';
import {
  binary,
  boolean,
  enumeration,
  json,
  jsonElement,
  other,
  text,
  uuid,
} from './simple/index.ts';
import type { Parsed, Value, ValueField, ValueKind, ValueType } from './value/index.ts';

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

/** Every kind of value. */
export const valueTypes: Readonly<Record<ValueKind, ValueType>> = {
  ...simple,
  range,
  array: arrayOf({ ...simple, json: jsonElement, range }),
};

/**
 * Reads a typed value. Blank text is null (nothing was typed), except for text, where it is the empty
 * text, and an enum that has a blank label.
 */
export function parseValue(typed: string, field: ValueField): Parsed {
  const isBlank = typed.trim() === '';
  const mayBeBlank =
    field.kind === 'text' || (field.kind === 'enum' && field.values?.includes(typed) === true);
  return isBlank && !mayBeBlank ? { value: null } : valueTypes[field.kind].parse(typed, field);
}

/**
 * Orders values as `order by field asc` does: nulls last; text by code point (`collate "C"`). Zero
 * where Postgres finds two values equal: `1.0` and `1.00` are, and null is null.
 */
export function compareValues(a: Value, b: Value, field: ValueField): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return valueTypes[field.kind].compare(a, b, field);
}

/** Writes a value as canonical, exact text that `parseValue` reads back; '' for null. */
export function writeValue(value: Value, field: ValueField): string {
  return value === null ? '' : valueTypes[field.kind].write(value, field);
}
