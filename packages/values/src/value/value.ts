import type { ValueKind } from './kinds.ts';

/**
 * A value of a record. Numbers of any size, dates, times and JSON are text in Postgres's own form (a JSON
 * number is accepted too), so that nothing is rounded or shifted. An array is a list; one whose indexes
 * don't begin with 1 is Postgres's own text, too.
 */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

/** The facts about a field that its values are read, compared and written by. A `Field` has them. */
export interface ValueField {
  readonly kind: ValueKind;
  /** As Postgres prints it: `bigint`, `numeric(10,2)`, `real`. */
  readonly type: string;
  /** Of a domain: the type that it is based on. */
  readonly baseType?: string;
  readonly elementKind?: ValueKind;
  readonly elementType?: string;
  readonly maxLength?: number;
  readonly precision?: { readonly digits: number; readonly scale: number };
  readonly values?: readonly string[];
  /** IANA name of the zone of a time that is typed without one. */
  readonly timeZone?: string;
}

/** The value that was typed (null where nothing was), or a sentence that says what is wrong. */
export type Parsed =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

/** Reads, compares and writes values of one kind. */
export interface ValueType {
  /** `text` is not blank, except for kinds to which blanks matter (text, enum). */
  parse(text: string, field: ValueField): Parsed;
  /** Returns a negative number, zero or a positive one, in Postgres's own total order. Never called with null. */
  compare(a: Value, b: Value, field: ValueField): number;
  /** Writes the text that Postgres itself would print, exactly. Never called with null. */
  write(value: Value, field: ValueField): string;
}
