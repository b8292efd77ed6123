import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { formatExactNumber } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type RecordEdits, savedText } from './edits.ts';

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);
/** Kinds that an import reads as cells show them. */
const readable: ReadonlySet<string> = new Set(['boolean', 'enum', 'date']);

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
  if (readable.has(kind) && format === undefined) return undefined;
  const edited = edits?.texts[name];
  const text = edited === undefined ? savedText(entity, row, name) : edited;
  if (!numbers.has(kind)) return text ?? '';
  if (format === undefined) return undefined;
  return text === null ? '' : formatExactNumber(text, { locale, grouped: false });
}
