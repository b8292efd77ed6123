import type { ValueKind } from './kinds.ts';
import { plainText } from './order.ts';
import type { Value, ValueField, ValueType } from './value.ts';

/** The kinds that an array or a range can be made of. */
export type ElementTypes = Readonly<Partial<Record<ValueKind, ValueType>>>;

/** Describes an element of an array, or a bound of a range, as a field. */
export function elementField(field: ValueField): ValueField {
  const { elementKind = 'other', elementType = '', values, maxLength, precision, timeZone } = field;
  return { kind: elementKind, type: elementType, values, maxLength, precision, timeZone };
}

/** Writes an element as Postgres does inside arrays and ranges: `t`, `2026-11-20 14:05:00+00`. */
export function elementText(types: ElementTypes, value: Value, element: ValueField): string {
  const text = types[element.kind]?.write(value, element) ?? plainText(value);
  switch (element.kind) {
    case 'boolean':
      return text.replace(/^(t)rue$|^(f)alse$/, '$1$2');
    case 'timestamp':
    case 'instant':
      return text.replace('T', ' ').replace('+00:00', '+00');
    default:
      return text;
  }
}
