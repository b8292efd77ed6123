import type { FieldValue } from '../shapes/index.ts';

/** Writes a value as text; an object or a list as JSON. */
export function plainText(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
