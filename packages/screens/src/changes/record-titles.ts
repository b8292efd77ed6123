import { optionsById, type RecordSource } from '@ninefold/data/records';
import { type Entity, entityId, type Reference } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import { entityKey } from '../screen-context/queries/index.ts';

/** A record by a reference to it and the reference's value. */
export interface RecordName {
  readonly target: Entity;
  readonly reference: Reference;
  readonly id: string;
}

/** The title of a record; null where this person can't read it. */
export function titleQuery(source: RecordSource, { target, reference, id }: RecordName) {
  return queryOptions({
    queryKey: [...entityKey(source.client, target), 'title', ...reference.referencedFields, id],
    queryFn: () => batchedTitle(source, reference, id),
  });
}

interface Batch {
  readonly ids: Set<string>;
  readonly titles: Promise<ReadonlyMap<string, string>>;
}

const batches = new WeakMap<RecordSource['client'], Map<string, Batch>>();

/** Asks for all titles that are needed at the same time in one request. */
async function batchedTitle(
  source: RecordSource,
  reference: Reference,
  id: string,
): Promise<string | null> {
  const waiting = batches.get(source.client) ?? new Map<string, Batch>();
  batches.set(source.client, waiting);
  const { entity, schema, referencedFields } = reference;
  const key = JSON.stringify([entityId({ name: entity, schema }), ...referencedFields]);
  let batch = waiting.get(key);
  if (batch === undefined) {
    const ids = new Set<string>();
    const titles = Promise.resolve().then(async () => {
      waiting.delete(key);
      const options = await optionsById(source, reference, [...ids]);
      return new Map(options.map((option) => [option.id, option.label]));
    });
    batch = { ids, titles };
    waiting.set(key, batch);
  }
  batch.ids.add(id);
  return (await batch.titles).get(id) ?? null;
}
