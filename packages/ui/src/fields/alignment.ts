import type { FieldDescriptor } from '../shapes/index.ts';

const amounts = new Set(['integer', 'decimal', 'float']);

/** Whether a number counts or measures something, so that its digits are grouped. */
export function isGrouped({ identifier, format }: FieldDescriptor): boolean {
  return identifier !== true && format !== 'year';
}

/** Whether a field holds amounts, which align by their last digit; identifiers that are numbers don't. */
export function isAmount(field: FieldDescriptor): boolean {
  return amounts.has(field.kind) && isGrouped(field) && field.reference === undefined;
}
