import type { ValueKind } from '@ninefold/values';
import { capital } from './sentence.ts';

const kinds: Readonly<Record<ValueKind, string>> = {
  text: 'text',
  integer: 'a whole number',
  decimal: 'a number',
  float: 'an approximate number',
  boolean: 'yes or no',
  date: 'a date',
  time: 'a time of day',
  timestamp: 'a date and time',
  instant: 'a date and time with zone',
  interval: 'a duration',
  enum: 'one of a list of values',
  uuid: 'a UUID',
  json: 'structured data',
  binary: 'bytes',
  array: 'a list',
  range: 'a range',
  other: 'a value',
};

/** Names a kind of value for people who don't know SQL, in a sentence: "a date and time". */
export function kindInWords(kind: ValueKind): string {
  return kinds[kind];
}

/** Names a kind of value by itself: "Date and time". */
export function kindLabel(kind: ValueKind): string {
  return capital(kinds[kind].replace(/^(?:one of )?an? /, ''));
}
