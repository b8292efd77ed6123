import type { FieldValue } from '../patterns/shapes.ts';

/** A value as one piece of text: JSON where it is an object or a list. */
export function plainText(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
