import type { Entity, Reference } from '../model/index.ts';

/** Returns whether records can't exist without the one that a reference leads to, as far as an outline shows. */
export function mayBeChild(
  { key }: Pick<Entity, 'key'>,
  reference: Reference,
  parent: Pick<Entity, 'name' | 'schema'>,
): boolean {
  return (
    refersTo(reference, parent) &&
    (reference.onDelete === 'cascade' || reference.fields.every((field) => key.includes(field)))
  );
}

/** Returns whether a reference leads to an entity. */
export function refersTo(
  reference: Reference,
  { name, schema }: Pick<Entity, 'name' | 'schema'>,
): boolean {
  return reference.entity === name && reference.schema === schema;
}
