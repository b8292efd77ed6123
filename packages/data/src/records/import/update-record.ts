import { writeBody } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../../query/index.ts';
import { writeGuarded } from '../guarded-write.ts';
import { writeKeyColumns } from '../read.ts';
import { bodyOf } from '../write.ts';
import type { RowUpdate } from './checked-row.ts';

/**
 * Updates the record of one row, only if nobody has changed its fields since they were read.
 *
 * @throws {DataError} as `changeRecord` does.
 */
export async function updateRecord(
  source: RecordSource,
  entity: Entity,
  { existing, changes }: RowUpdate,
): Promise<void> {
  await writeGuarded({
    source,
    entity,
    record: existing,
    operation: 'update',
    fields: Object.keys(changes),
    wholeRecord: false,
    // The key alone proves that the record was written.
    parameters: [['select', writeKeyColumns(entity)]],
    values: writeBody(bodyOf(entity, changes)),
  });
}
