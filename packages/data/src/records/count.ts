import { request, type DataClient, type ReadOptions } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { writeName } from '../grammar/names.ts';
import { readListAddress } from '../grammar/read-address.ts';
import { writeConditions } from './query/conditions.ts';
import { requestFilters } from './query/request-filters.ts';

export interface CountOptions extends ReadOptions {
  /** The zone of days that a filter names (`today`); the browser's own when absent. */
  readonly timeZone?: string;
}

/**
 * How many records the current role may see, of an entity that is known in outline only.
 *
 * @param filters Conditions as in a list's address, by field name: `{ status: 'eq.open' }`.
 */
export async function countRecords(
  client: DataClient,
  entity: Pick<Entity, 'name' | 'schema'> & { readonly readableField?: string },
  filters: Readonly<Record<string, string>> = {},
  { signal, timeZone }: CountOptions = {},
): Promise<number> {
  const { state } = readListAddress(new URLSearchParams(filters));
  const { count } = await request(client, {
    does: 'count',
    schema: entity.schema,
    relation: entity.name,
    parameters: [
      // The role may not be allowed to read them all.
      ['select', entity.readableField === undefined ? '*' : writeName(entity.readableField)],
      ...writeConditions(await requestFilters(state.filters, { timeZone })),
      ['limit', '0'],
    ],
    count: 'exact',
    signal,
  });
  return count ?? 0;
}
