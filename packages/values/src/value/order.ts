import type { Value, ValueField, ValueType } from './value.ts';

/**
 * Orders texts by code point, as Postgres's `collate "C"` does. JavaScript's own `<` compares UTF-16
 * units and puts U+1F600 before U+FFFD.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Ranks half of a surrogate pair, which is part of a higher code point, above all single units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

interface ReadType<T> extends Pick<ValueType, 'parse'> {
  readonly read: (value: Value, field: ValueField) => T | undefined;
  readonly compare: (a: T, b: T, field: ValueField) => number;
  readonly write: (read: T, field: ValueField) => string;
}

/**
 * Makes a type from a reader, and an order and a writer of what it returns. Values that it cannot read
 * come last, ordered by their text, and are written unchanged.
 */
export function valueType<T>({ parse, read, compare, write }: ReadType<T>): ValueType {
  return {
    parse,
    compare(a, b, field) {
      const [x, y] = [read(a, field), read(b, field)];
      if (x !== undefined && y !== undefined) return compare(x, y, field);
      if (x === undefined && y === undefined) return compareCodePoints(plainText(a), plainText(b));
      return x === undefined ? 1 : -1;
    },
    write(value, field) {
      const known = read(value, field);
      return known === undefined ? plainText(value) : write(known, field);
    },
  };
}

/** Writes a value as text without knowing its kind. */
export function plainText(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function compareNumbers(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the type that a field's values have: of a domain, its base type. */
export function typeOf(field: ValueField): string {
  return field.baseType ?? field.type;
}
