import type { DataClient } from '@ninefold/data/client';
import type { Entity } from '@ninefold/specification';

/** Whose records the keys are of. */
export type KeyOwner = Pick<DataClient, 'identity'>;

/**
 * The start of the keys of all that is read of records: the project, the person, their role and their tenant. What
 * was read for one person is never found by another, whatever they share.
 */
export function recordsKey(client: KeyOwner) {
  return ['records', client.identity()] as const;
}

/** The start of the keys of all that is read of an entity's records. */
export function entityKey(client: KeyOwner, { schema, name }: Pick<Entity, 'schema' | 'name'>) {
  return [...recordsKey(client), schema, name] as const;
}
