import type { ValueKind } from './kinds.ts';

/**
 * A value as it stands in a record. Numbers of any size, dates and times are
 * text in Postgres's own form (a JSON number is understood too), so that
 * nothing is rounded or shifted; JSON and arrays are what JSON.parse gives.
 */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

/** What has to be known of a field to read, compare and write its values. A `Field` fits. */
export interface ValueField {
  readonly kind: ValueKind;
  /** As Postgres prints it: `bigint`, `numeric(10,2)`, `real`. */
  readonly type: string;
  /** For a domain: the type beneath it. */
  readonly baseType?: string;
  readonly elementKind?: ValueKind;
  readonly elementType?: string;
  readonly maxLength?: number;
  readonly precision?: { readonly digits: number; readonly scale: number };
  readonly values?: readonly string[];
  /** IANA name of the zone in which a time typed without one is meant. */
  readonly timeZone?: string;
}

/**
 * What a text means: a value (null where nothing was typed), or what is wrong
 * with it, in one sentence for the person who typed it.
 */
export type Parsed =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

/** How values of one kind are read, compared and written. */
export interface ValueType {
  /** `text` is not blank, save for kinds to which blanks matter (text, enum). */
  parse(text: string, field: ValueField): Parsed;
  /** Negative, zero or positive; a total order, Postgres's own. Never called with null. */
  compare(a: Value, b: Value, field: ValueField): number;
  /** The text that Postgres itself would print in a row; exact. Never called with null. */
  write(value: Value, field: ValueField): string;
}
