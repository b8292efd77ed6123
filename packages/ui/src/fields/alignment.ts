import type { FieldDescriptor, FieldKind } from '../shapes/index.ts';

const numbers: ReadonlySet<FieldKind> = new Set(['integer', 'decimal', 'float'] as const);

export function isNumber(kind: FieldKind): boolean {
  return numbers.has(kind);
}

/** Whether a number counts or measures something, so that its digits are grouped. */
export function isGrouped({ identifier, format }: FieldDescriptor): boolean {
  return identifier !== true && format !== 'year';
}

/** Whether a field holds amounts, which align by their last digit; identifiers that are numbers don't. */
export function isAmount(field: FieldDescriptor): boolean {
  return isNumber(field.kind) && isGrouped(field) && field.reference === undefined;
}
