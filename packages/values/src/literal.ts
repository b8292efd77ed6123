import { readBoolean } from './boolean.ts';
import { plainText } from './order.ts';
import type { ValueKind } from './kinds.ts';
import type { Value, ValueField, ValueType } from './value.ts';

/** The kinds that an array or a range is made of. */
export type ElementTypes = Readonly<Partial<Record<ValueKind, ValueType>>>;

/** The field that a part of an array or a range would be if it stood alone. */
export function elementField(field: ValueField): ValueField {
  const { elementKind = 'other', elementType = '', values, maxLength, precision, timeZone } = field;
  return { kind: elementKind, type: elementType, values, maxLength, precision, timeZone };
}

/** The element's text as Postgres prints it inside arrays and ranges, where it is not JSON's. */
export function elementText(types: ElementTypes, value: Value, element: ValueField): string {
  if (element.kind === 'boolean') {
    const read = readBoolean(value);
    if (read !== undefined) return read ? 't' : 'f';
  }
  const text = types[element.kind]?.write(value, element) ?? plainText(value);
  if (element.kind !== 'timestamp' && element.kind !== 'instant') return text;
  return text.replace('T', ' ').replace('+00:00', '+00');
}
