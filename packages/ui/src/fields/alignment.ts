import type { FieldDescriptor } from '../patterns/shapes.ts';

const amounts = new Set(['integer', 'decimal', 'float']);

/** Whether a number counts or measures something: its digits are grouped. */
export function isGrouped({ identifier, format }: FieldDescriptor): boolean {
  return identifier !== true && format !== 'year';
}

/** Amounts stand under each other by their last digit; names that happen to be numbers do not. */
export function isAmount(field: FieldDescriptor): boolean {
  return amounts.has(field.kind) && isGrouped(field) && field.reference === undefined;
}
