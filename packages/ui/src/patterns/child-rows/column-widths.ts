import type { FieldDescriptor } from '../../shapes/index.ts';

const narrow: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** Returns the columns of a row's grid: its number, its fields, and its buttons. */
export function columnWidths(fields: readonly FieldDescriptor[]): string {
  return ['1.5rem', ...fields.map(widthOf), 'auto'].join(' ');
}

/** Whether a field takes the whole width of a row whose fields are below each other: two others share it. */
export function isWide({ kind, options, reference, width }: FieldDescriptor): boolean {
  if (width !== undefined) return width === 'wide';
  return (
    kind !== 'boolean' && !narrow.has(kind) && options === undefined && reference === undefined
  );
}

function widthOf({ kind, options, reference, width, format }: FieldDescriptor): string {
  if (width === 'narrow') return 'minmax(5rem, 1fr)';
  if (width === 'wide') return 'minmax(14rem, 3fr)';
  if (reference !== undefined) return 'minmax(8rem, 2fr)';
  if (options !== undefined) return 'minmax(7rem, 1fr)';
  if (kind === 'boolean') return 'minmax(4rem, 1fr)';
  // With room for a currency or unit in the box.
  if (narrow.has(kind) && typeof format === 'object') return 'minmax(7rem, 1fr)';
  if (narrow.has(kind)) return 'minmax(5.5rem, 1fr)';
  return kind === 'text' ? 'minmax(10rem, 3fr)' : 'minmax(8rem, 2fr)';
}
