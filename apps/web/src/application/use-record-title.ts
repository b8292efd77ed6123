import type { RecordRow } from '@ninefold/data/records';
import { findEntity, type Specification } from '@ninefold/data/specification';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../assemble/addresses.ts';
import { recordKey } from '../queries/records.ts';

/**
 * What the record of the present address is called, once its screen has read it.
 *
 * @param specification What that screen knows.
 */
export function useRecordTitle(specification: Specification): string | undefined {
  const { entity: segment = '', id: recordSegment = '' } = useParams({ strict: false });
  const entity = findEntity(specification, segment);
  const { data } = useQuery<RecordRow>({
    queryKey: entity === undefined ? ['no record'] : recordKey(entity, recordId(recordSegment)),
    // The screen itself asks; this only listens for the answer.
    queryFn: skipToken,
  });
  return data?.title;
}
