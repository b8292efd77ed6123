import { needsRoom } from '../../fields/input/index.ts';
import { isMultiline } from '../../fields/text/index.ts';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';

/** How many columns of a form a field takes: one, two where there are as many, or all. */
export type FieldSpan = 'one' | 'two' | 'all';

/**
 * Returns how much of a form’s width a field takes. The declared width wins; otherwise text of several lines, values of
 * several parts, files and a team’s own inputs take the whole width.
 */
export function fieldSpan(field: FieldDescriptor, initial: FieldText): FieldSpan {
  const { kind, width, input, options, reference } = field;
  if (width !== undefined) return width === 'wide' ? 'all' : 'one';
  if (input !== undefined || kind === 'binary') return 'all';
  if (kind === 'range') return 'two';
  if (needsRoom(field)) return 'all';
  const isTyped = kind === 'text' && options === undefined && reference === undefined;
  return isTyped && isMultiline(field, initial) ? 'all' : 'one';
}
