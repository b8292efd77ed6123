import type { RecordRow, RecordSource } from '@ninefold/data/records';
import { deletionEffects, incomingKeys } from '@ninefold/data/records/deletion';
import { type Entity, entityId } from '@ninefold/specification';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application } from '../application/index.ts';
import { recordKey } from './records.ts';
import { type EntitySpecification, entitySpecificationQuery } from './specification.ts';

/** The effects that deleting a record has on other records at this moment. */
export function deletionQuery(
  application: Application,
  source: RecordSource,
  entity: Entity,
  row: RecordRow,
) {
  return queryOptions({
    queryKey: [...recordKey(entity, row.id), 'deletion'],
    staleTime: 0,
    queryFn: async ({ client, signal }) => {
      const { specification, around } = await knownOfDeletion(client, application, entity);
      const whole = { ...source, specification, entities: specification.entities, others: around };
      // This source knows all that the deletion meets, so that a refusal can name it.
      return { source: whole, effects: await deletionEffects(whole, entity, [row], { signal }) };
    },
  });
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
