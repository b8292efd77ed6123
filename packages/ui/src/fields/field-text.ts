import type { FieldDescriptor, FieldText, FieldValue } from '../patterns/shapes.ts';
import { writeArrayLiteral } from './array/array-literal.ts';
import { plainText } from './plain-text.ts';

/**
 * Writes a record's value as text in Postgres's own form, as inputs and changes hold it. Text stays
 * as it is; JSON is written as JSON, an array of plain elements as an array literal.
 */
export function fieldText(
  field: Pick<FieldDescriptor, 'kind'>,
  value: FieldValue | undefined,
): FieldText {
  if (value === null || value === undefined) return null;
  if (field.kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return arrayText(value as readonly FieldValue[]);
  return plainText(value);
}

function arrayText(elements: readonly FieldValue[]): string {
  if (!elements.some((element) => Array.isArray(element))) {
    return writeArrayLiteral(elements.map(elementText));
  }
  // Further dimensions are unquoted literals within the literal.
  const parts = elements.map((element) =>
    Array.isArray(element)
      ? arrayText(element as readonly FieldValue[])
      : (elementText(element) ?? 'NULL'),
  );
  return `{${parts.join(',')}}`;
}

function elementText(element: FieldValue): string | null {
  return element === null ? null : plainText(element);
}
