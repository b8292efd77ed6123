import { readRecord } from '@ninefold/data/records';
import { findEntity } from '@ninefold/data/specification';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../assemble/addresses.ts';
import { recordKey } from '../queries/records.ts';
import { useScreen, useSourceIfAny } from './use-screen.ts';

/** What the record of the present address is called, once its screen has read it. */
export function useRecordTitle(): string | undefined {
  const { known } = useScreen();
  const source = useSourceIfAny();
  const { entity: segment = '', id: recordSegment = '' } = useParams({ strict: false });
  const entity = findEntity(known.specification, segment);
  const id = recordId(recordSegment);
  const { data } = useQuery({
    queryKey: entity === undefined ? ['no record'] : recordKey(entity, id),
    queryFn: ({ signal }) =>
      source === undefined || entity === undefined
        ? null
        : readRecord(source, entity, id, { signal }),
    // The screen itself asks; the frame only listens for the answer.
    enabled: false,
  });
  return data?.title;
}
