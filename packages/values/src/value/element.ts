import type { ValueKind } from './kinds.ts';
import type { Value, ValueField, ValueType } from './value.ts';

/** The kinds of an array's elements and a range's bounds. */
export type ElementTypes = Readonly<Partial<Record<ValueKind, ValueType>>> & {
  readonly other: ValueType;
};

/** Returns the type of an array's elements, or of a range's bounds. */
export function elementOf(types: ElementTypes, field: ValueField) {
  const { elementKind: kind = 'other', elementType = '', ...facts } = field;
  const element = { ...facts, kind, type: elementType, baseType: undefined };
  const type = types[kind] ?? types.other;
  return {
    parse: (text: string) => type.parse(text, element),
    compare: (a: Value, b: Value) => type.compare(a, b, element),
    /** Writes as Postgres does inside arrays and ranges: `t`, `2026-11-20 14:05:00+00`. */
    write(value: Value): string {
      const text = type.write(value, element);
      if (kind === 'boolean') return text.replace(/^(t)rue$|^(f)alse$/, '$1$2');
      const isMoment = kind === 'timestamp' || kind === 'instant';
      return isMoment ? text.replace('T', ' ').replace('+00:00', '+00') : text;
    },
  };
}
