import type { RecordRow } from '@ninefold/data/records';
import { findEntity, type Specification } from '@ninefold/specification';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../addresses/index.ts';
import { recordKey } from '../queries/index.ts';
import { useCachedData } from './use-cached-data.ts';

/**
 * Returns the title of the record at the current address, once its screen has read it.
 *
 * @param specification The screen's.
 */
export function useRecordTitle(specification: Specification): string | undefined {
  const { entity: segment = '', id: recordSegment = '' } = useParams({ strict: false });
  const entity = findEntity(specification, segment);
  const row = useCachedData(
    entity === undefined ? ['no record'] : recordKey(entity, recordId(recordSegment)),
  ) as RecordRow | undefined;
  return row?.title;
}
