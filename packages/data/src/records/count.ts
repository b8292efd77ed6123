import { type DataClient, type ReadOptions, request } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { readFilter, resolveTokens, writeFilters, writeName } from '../grammar/index.ts';
import type { RecordSource } from '../query/index.ts';

/**
 * Counts the records that the current role can see, of an entity that is known in outline only.
 *
 * @param filters Conditions as in a list's address, by field name: `{ status: 'eq.open' }`. Those that
 * are not valid are ignored.
 */
export async function countRecords(
  client: DataClient,
  entity: Pick<Entity, 'name' | 'schema'> & { readonly readableField?: string },
  filters: Readonly<Record<string, string>> = {},
  { signal, timeZone }: ReadOptions & Pick<RecordSource, 'timeZone'> = {},
): Promise<number> {
  const conditions = Object.entries(filters).flatMap(
    ([field, text]) => readFilter(field, text) ?? [],
  );
  const { count } = await request(client, {
    operation: 'count',
    schema: entity.schema,
    relation: entity.name,
    parameters: [
      // The role may not have access to all columns.
      ['select', entity.readableField === undefined ? '*' : writeName(entity.readableField)],
      ...writeFilters(await resolveTokens(conditions, { timeZone })),
      ['limit', '0'],
    ],
    count: 'exact',
    signal,
  });
  return count ?? 0;
}
