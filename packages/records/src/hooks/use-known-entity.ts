import { type Entity, entityId } from '@ninefold/specification';
import { useRecordsBinding } from '../provider/index.ts';

/**
 * Returns the specification of an entity.
 *
 * @param name Its name or its id, or the entity itself.
 * @throws Error where the provider's source doesn't know it.
 */
export function useKnownEntity(name: string | Entity): Entity {
  const { entities } = useRecordsBinding().source;
  if (typeof name !== 'string') return name;
  const found = entities.find((entity) => entity.name === name || entityId(entity) === name);
  if (found === undefined) {
    throw new Error(`The source of the records does not know the entity "${name}".`);
  }
  return found;
}
