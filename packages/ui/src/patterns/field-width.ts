import type { FieldWidth } from './shapes.ts';

/** The width of a column's cells. */
export const columnWidths: Readonly<Record<FieldWidth, string>> = {
  narrow: 'max-w-32',
  normal: 'max-w-64',
  wide: 'min-w-64 max-w-lg',
};

/** The width of an input within its place in a form. */
export const inputWidths: Readonly<Record<FieldWidth, string | undefined>> = {
  narrow: 'max-w-48',
  normal: undefined,
  wide: undefined,
};
