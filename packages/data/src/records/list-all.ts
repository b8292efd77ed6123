import type { Entity } from '@ninefold/specification';
import type { ListState } from '../grammar/index.ts';
import type { RecordSource } from '../query/index.ts';
import { listRecords, type ListOptions, mostRowsOf } from './list.ts';
import type { RecordPage } from './record.ts';

/**
 * Reads all records of a list, in its order, in pages as large as one answer may be. Each page is found by
 * the last row of the page before where the order allows it, so that the last costs what the first costs.
 *
 * @param state Its `offset` and `limit` don't matter.
 * @throws {DataError} where a page can't be read. What was read before stays valid.
 */
export async function* listAllRecords(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options: Omit<ListOptions, 'after'> = {},
): AsyncGenerator<RecordPage, void, undefined> {
  const limit = mostRowsOf(source.specification);
  let after: RecordPage | undefined;
  let offset = 0;
  do {
    const page = await listRecords(
      source,
      entity,
      { ...state, offset, limit },
      { ...options, after },
    );
    // Past the end, the last page is read again.
    if (page.offset !== offset) return;
    yield page;
    offset += page.rows.length;
    after = page;
  } while (after.rows.length === limit);
}
