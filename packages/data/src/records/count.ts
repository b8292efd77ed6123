import type { DataClient } from '../client/index.ts';
import type { CountedEntity, CountedFilters, CountOptions } from './count-batch.ts';

/**
 * Counts the records that the current role can see, of an entity that is known in outline only. Calls in
 * the same task share one request, which waits for the filters of all of them.
 *
 * @param filters Conditions as in a list's address, by field name: `{ status: 'eq.open' }`, or a function
 * that loads them. Those that are not valid are ignored.
 */
export async function countRecords(
  client: DataClient,
  entity: CountedEntity,
  filters?: CountedFilters,
  options?: CountOptions,
): Promise<number> {
  const { countInBatch } = await import('./count-batch.ts');
  return countInBatch(client, entity, filters, options);
}
