import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { formatExactNumber } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type RecordEdits, savedText } from './edits.ts';

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);
/** Kinds whose cells show less than their values are, or not as they can be read again. */
const shortened: ReadonlySet<string> = new Set([
  'timestamp',
  'instant',
  'time',
  'interval',
  'json',
  'array',
  'range',
]);

/**
 * Returns the text of a cell for the clipboard, so that a paste reads the same value again; undefined
 * where the text that the cell shows does.
 */
export function copiedText(
  entity: Entity,
  row: RecordRow,
  edits: RecordEdits | undefined,
  field: FieldDescriptor,
  locale: string | undefined,
): string | undefined {
  const { name, kind, format, options, reference } = field;
  if (options !== undefined || reference !== undefined) return undefined;
  const edited = edits?.texts[name];
  const text = edited === undefined ? savedText(entity, row, name) : edited;
  if (kind === 'text' || shortened.has(kind)) return text ?? '';
  if (!numbers.has(kind) || format === undefined) return undefined;
  return text === null ? '' : formatExactNumber(text, { locale, grouped: false });
}
