import { entityId } from '@ninefold/specification';
import type { Entity, Reference } from '@ninefold/specification';

type Referring = Pick<Entity, 'name' | 'schema' | 'references'>;

/** A foreign key that refers to records which a deletion would delete. */
export interface IncomingKey<Each extends Referring = Entity> {
  readonly from: Each;
  readonly reference: Reference;
}

/**
 * Returns the foreign keys that a deletion of the entity's records meets: those that refer to it, and
 * those that refer to what it deletes by cascade, however far.
 *
 * @param entities Those known so far; of one that is given twice, the first counts.
 */
export function incomingKeys<Each extends Referring>(
  entities: readonly Each[],
  entity: Pick<Entity, 'name' | 'schema'>,
): readonly IncomingKey<Each>[] {
  const known = new Map<string, Each>();
  for (const each of entities) {
    if (!known.has(entityId(each))) known.set(entityId(each), each);
  }
  const keys: IncomingKey<Each>[] = [];
  const deleted = new Set([entityId(entity)]);
  // The loop also visits what it adds.
  for (const target of deleted) {
    for (const [id, from] of known) {
      for (const reference of from.references) {
        if (targetOf(reference) !== target || reference.enforced === false) continue;
        keys.push({ from, reference });
        if (reference.onDelete === 'cascade') deleted.add(id);
      }
    }
  }
  return keys;
}

/** The `entityId` of the entity that a reference refers to. */
export function targetOf({ entity, schema }: Reference): string {
  return entityId({ name: entity, schema });
}
