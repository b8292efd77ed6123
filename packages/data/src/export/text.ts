import { type Value, writeValue } from '@ninefold/values';
import type { Field } from '@ninefold/specification';

/** Writes a value as Postgres does; texts are in its form already. */
export function textOf(value: Exclude<Value, null>, field: Field | undefined): string {
  if (typeof value === 'string') return value;
  return field === undefined ? JSON.stringify(value) : writeValue(value, field);
}

/** Returns the browser's own time zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns the number as a text that JSON and XLSX hold exactly; undefined where they would round it, and
 * for what isn't a number. Numbers with up to 15 digits are exact, and floats are as long as they need to be.
 */
export function exactNumber(value: Value, { kind }: Field): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (kind === 'float') return floatPattern.test(text) ? text : undefined;
  if (kind !== 'integer' && kind !== 'decimal') return undefined;
  return decimalPattern.test(text) && text.replace(/^[-0.]+/, '').replace('.', '').length <= 15
    ? text
    : undefined;
}

/** Numbers as JSON writes them: neither `NaN` nor infinities. */
const floatPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/;
const decimalPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
