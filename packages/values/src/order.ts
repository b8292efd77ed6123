import type { Value, ValueField } from './value.ts';

/**
 * The order of texts by code point, which is Postgres's `collate "C"`.
 * JavaScript's own `<` goes by UTF-16 units and puts U+1F600 before U+FFFD.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Half of a pair stands for a code point above all single units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/**
 * Makes a total order of values from an order of what they are read as. What
 * cannot be read comes after all that can, by its text.
 */
export function comparing<T>(
  read: (value: Value, field: ValueField) => T | undefined,
  order: (a: T, b: T, field: ValueField) => number,
): (a: Value, b: Value, field: ValueField) => number {
  return (a, b, field) => {
    const [x, y] = [read(a, field), read(b, field)];
    if (x !== undefined && y !== undefined) return order(x, y, field);
    if (x === undefined && y === undefined) return compareCodePoints(plainText(a), plainText(b));
    return x === undefined ? 1 : -1;
  };
}

/** A value's text where nothing more is known of it. */
export function plainText(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function compareNumbers(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : Number(a > b);
}

/** The type that counts: beneath a domain, its base. */
export function typeOf(field: ValueField): string {
  return field.baseType ?? field.type;
}
