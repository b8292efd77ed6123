import { request, type DataClient, type ReadOptions } from '../client/index.ts';
import type { Entity } from '../specification/specification.ts';
import { writeName, writeParameterName } from './grammar/names.ts';

/**
 * How many records the current role may see, of an entity that is known in outline only.
 *
 * @param filters Conditions in PostgREST's grammar by field name: `{ status: 'eq.open' }`.
 */
export async function countRecords(
  client: DataClient,
  entity: Pick<Entity, 'name' | 'schema'> & { readonly readableField?: string },
  filters: Readonly<Record<string, string>> = {},
  { signal }: ReadOptions = {},
): Promise<number> {
  const { count } = await request(client, {
    does: 'count',
    schema: entity.schema,
    relation: entity.name,
    parameters: [
      // The role may not be allowed to read them all.
      ['select', entity.readableField === undefined ? '*' : writeName(entity.readableField)],
      ...Object.entries(filters).map(
        ([name, condition]) => [writeParameterName(name), condition] as const,
      ),
      ['limit', '0'],
    ],
    count: 'exact',
    signal,
  });
  return count ?? 0;
}
