import type { DataClient } from '@ninefold/data/client';
import type { Entity } from '@ninefold/specification';

/** Whose records the keys are of. */
export type KeyOwner = Pick<DataClient, 'identity'>;

/**
 * The start of every key of records: the project, the person, their role and their tenant. A person never sees rows
 * that were read for somebody else.
 */
export function recordsKey(client: KeyOwner) {
  return ['records', client.identity()] as const;
}

/** The start of the keys of all that is read of an entity's records. */
export function entityKey(client: KeyOwner, { schema, name }: Pick<Entity, 'schema' | 'name'>) {
  return [...recordsKey(client), schema, name] as const;
}
