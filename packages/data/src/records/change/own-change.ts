import { type Entity, fieldOf } from '@ninefold/specification';

/**
 * Whether a record differs by an own change alone, and by what the database does with any change.
 *
 * @param changed Names of the fields that differ.
 * @param sent Names of those that were written.
 */
export function isOwnChange(
  entity: Entity,
  changed: readonly string[],
  sent: readonly string[],
): boolean {
  return changed.every(
    (name) => sent.includes(name) || fieldOf(entity, name)?.grants.update === false,
  );
}
