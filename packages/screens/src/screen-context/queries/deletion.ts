import type { RecordRow, RecordSource, SeenRecord } from '@ninefold/data/records';
import { deletionEffects, incomingKeys } from '@ninefold/data/records/deletion';
import { type Entity, entityId } from '@ninefold/specification';
import { entityKey, recordKey } from '@ninefold/records/queries';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application } from '../../application/index.ts';
import { type EntitySpecification, entitySpecificationQuery } from './specification.ts';

/** The effects that deleting a record has on other records at this moment. */
export function deletionQuery(
  application: Application,
  source: RecordSource,
  entity: Entity,
  row: RecordRow,
) {
  return queryOptions({
    queryKey: [...recordKey(source.client, entity, row.id), 'deletion'],
    staleTime: 0,
    queryFn: ({ client, signal }) => effectsOn(client, application, source, entity, [row], signal),
  });
}

/** With more records, only the referring entities are named: following each reference would take long. */
const mostFollowed = 500;

/** The effects that deleting many records has on other records at this moment. */
export function deletionOfManyQuery(
  application: Application,
  source: RecordSource,
  entity: Entity,
  rows: readonly SeenRecord[],
) {
  // For a record without values, nothing can be counted.
  const followed = rows.length > mostFollowed ? [{ id: '', values: {} }] : rows;
  return queryOptions({
    queryKey: [...entityKey(source.client, entity), 'deletion', ...followed.map(({ id }) => id)],
    staleTime: 0,
    queryFn: ({ client, signal }) =>
      effectsOn(client, application, source, entity, followed, signal),
  });
}

async function effectsOn(
  queries: QueryClient,
  application: Application,
  source: RecordSource,
  entity: Entity,
  rows: readonly SeenRecord[],
  signal: AbortSignal,
) {
  const { specification, around } = await knownOfDeletion(queries, application, entity);
  const full = { ...source, specification, entities: specification.entities, others: around };
  const met = incomingKeys(specification.entities, entity);
  // This source knows all that the deletion meets, so that a refusal can name it.
  return {
    source: full,
    effects: await deletionEffects(full, entity, rows, { signal }),
    // Row-level security may hide some, and what a role can't read is not counted.
    isComplete: met.every(({ from }) => !from.rowSecurity && from.grants.select),
  };
}

/** Reads what is known of all that a deletion meets: each further table may refer to others. */
async function knownOfDeletion(
  queries: QueryClient,
  application: Application,
  entity: Entity,
): Promise<EntitySpecification> {
  let read: ReadonlySet<string> = new Set([entityId(entity)]);
  for (;;) {
    const loaded = await queries.ensureQueryData(entitySpecificationQuery(application, [...read]));
    const met = incomingKeys([...loaded.specification.entities, ...loaded.around], entity);
    const needed = new Set([...read, ...met.map(({ from }) => entityId(from))]);
    if (needed.size === read.size) return loaded;
    read = needed;
  }
}
