import { entityId } from '../../specification/paths.ts';
import type { Entity, Limit } from '../../specification/specification.ts';

/** Point 9: the lengths of columns, which is all that the tables themselves say. */
export function limitsOf(entity: Entity): readonly Limit[] {
  return entity.fields
    .filter((field) => field.kind === 'text' && field.maxLength !== undefined)
    .map((field) => ({
      name: '',
      value: '',
      entity: entityId(entity),
      field: field.name,
      source: field.source,
    }));
}
