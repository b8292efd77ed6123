import type { ValueKind } from './kinds.ts';
import type { Parsed, Value, ValueField, ValueType } from './value.ts';

export declare const valueTypes: Readonly<Record<ValueKind, ValueType>>;

/**
 * Reads what a person typed. Blank text is null (nothing was typed), except
 * for text, where it is the empty text.
 */
export declare function parseValue(text: string, field: ValueField): Parsed;

/** The order of `order by field asc`: nulls last; text by code point (`collate "C"`). */
export declare function compareValues(a: Value, b: Value, field: ValueField): number;

/** Whether two values are the same to Postgres: `1.0` and `1.00` are, and null is null. */
export declare function sameValue(a: Value, b: Value, field: ValueField): boolean;

/** The value as text, canonical and exact; '' for null. `parseValue` reads it back. */
export declare function writeValue(value: Value, field: ValueField): string;
