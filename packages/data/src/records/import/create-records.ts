import { requestRecords, writeBody } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { failed } from '../failed.ts';
import { writeName } from '@ninefold/specification/grammar';
import type { RecordSource } from '../../query/index.ts';
import { RecordNotKept } from '../record-not-kept.ts';
import type { RecordValues } from '../record.ts';
import { bodyOf } from '../write.ts';
import { recordMessages } from '../messages.ts';

/**
 * Creates records in one request, which stores all or none.
 *
 * @param records All have the same fields.
 * @param options.seen Stores them only if this person sees all of them afterwards.
 * @throws {DataError} as `createRecord` does, and where another number of records was stored.
 */
export async function createRecords(
  source: RecordSource,
  entity: Entity,
  records: readonly RecordValues[],
  { seen = false }: { readonly seen?: boolean } = {},
): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  const columns = Object.keys(first).map(writeName).join(',');
  const readable = entity.fields.find(({ grants }) => grants.select);
  const { count } = await requestRecords(source, entity, {
    operation: 'insert',
    parameters: [
      ['columns', columns],
      // Postgres refuses to store what it returns and no policy shows.
      ...(seen && readable !== undefined ? [['select', writeName(readable.name)] as const] : []),
    ],
    values: writeBody(records.map((values) => bodyOf(entity, values))),
    returnRows: seen,
    count: 'exact',
  });
  if (count === records.length) return;
  if (count !== null && count < records.length) {
    throw source.client.report(new RecordNotKept(entity, count));
  }
  throw source.client.report(failed(entity, 'unknown', recordMessages.notReturned));
}
