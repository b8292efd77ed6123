import { type ArrayLiteral, writeArrayLiteral } from '@ninefold/values/array';
import type { FieldDescriptor, FieldText, FieldValue } from '../shapes/index.ts';
import { plainText } from './plain-text.ts';

/**
 * Writes a record's value as text in Postgres's own form, as inputs and changes hold it. Text stays
 * as it is, JSON among it; a list is written as an array literal.
 */
export function fieldText(
  field: Pick<FieldDescriptor, 'kind'>,
  value: FieldValue | undefined,
): FieldText {
  if (value === null || value === undefined) return null;
  if (field.kind === 'array' && Array.isArray(value))
    return writeArrayLiteral(arrayLiteral(value as readonly FieldValue[]));
  return plainText(value);
}

function arrayLiteral(elements: readonly FieldValue[]): ArrayLiteral {
  return elements.map((element) => {
    if (Array.isArray(element)) return arrayLiteral(element as readonly FieldValue[]);
    return element === null ? null : plainText(element);
  });
}
