import type { RecordRow } from '@ninefold/data/records';
import { findEntity, type Specification } from '@ninefold/specification';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../assemble/addresses.ts';
import { recordKey } from '../queries/records.ts';
import { useDataOf } from './use-data-of.ts';

/**
 * What the record of the present address is called, once its screen has read it.
 *
 * @param specification What that screen knows.
 */
export function useRecordTitle(specification: Specification): string | undefined {
  const { entity: segment = '', id: recordSegment = '' } = useParams({ strict: false });
  const entity = findEntity(specification, segment);
  const row = useDataOf(
    entity === undefined ? ['no record'] : recordKey(entity, recordId(recordSegment)),
  ) as RecordRow | undefined;
  return row?.title;
}
