import type { FieldDescriptor } from '../patterns/shapes.ts';

const amounts = new Set(['integer', 'decimal', 'float']);

/** Amounts stand under each other by their last digit; names that happen to be numbers do not. */
export function isAmount(field: FieldDescriptor): boolean {
  return amounts.has(field.kind) && field.identifier !== true && field.reference === undefined;
}
