import type { Entity } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';

/**
 * Whether a record has been read itself. What its list knows is shown, and neither judged nor written from: a
 * policy may need any field, and a write carries all that it may replace.
 */
export function isWhole({ fields }: Entity, { values }: Pick<RecordRow, 'values'>): boolean {
  return fields.every(({ name, grants }) => !grants.select || Object.hasOwn(values, name));
}
