import type { ValueKind } from '@ninefold/values';
import type { Field } from '../model/specification.ts';

const kinds: Readonly<Record<ValueKind, string>> = {
  text: 'text',
  integer: 'a whole number',
  decimal: 'an exact number',
  float: 'a number',
  boolean: 'yes or no',
  date: 'a date',
  time: 'a time of day',
  timestamp: 'a date and time',
  instant: 'a date and time',
  interval: 'a length of time',
  enum: 'one of a list of values',
  uuid: 'an identifier',
  json: 'structured data',
  binary: 'binary data',
  array: 'a list of values',
  range: 'a range',
  other: 'a value',
};

/** What a field holds, as in "holds a date and time". */
export function kindInWords({ kind }: Pick<Field, 'kind'>): string {
  return kinds[kind];
}
