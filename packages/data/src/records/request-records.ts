import { type DataAnswer, type DataRequest, request } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../query/index.ts';

/** Sends a request for an entity's records. Throws as `request` does. */
export function requestRecords(
  { client, specification }: RecordSource,
  entity: Entity,
  options: Omit<DataRequest, 'schema' | 'relation'>,
): Promise<DataAnswer> {
  return request(
    client,
    { ...options, schema: entity.schema, relation: entity.name },
    { entity, specification },
  );
}
