import type { RecordRow } from '@ninefold/data/records';
import { findEntity } from '@ninefold/data/specification';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { recordId } from '../assemble/addresses.ts';
import { recordKey } from '../queries/records.ts';
import { useScreen } from './use-screen.ts';

/** What the record of the present address is called, once its screen has read it. */
export function useRecordTitle(): string | undefined {
  const { known } = useScreen();
  const { entity: segment = '', id = '' } = useParams({ strict: false });
  const entity = findEntity(known.specification, segment);
  // The screen itself asks; the frame only listens for the answer.
  const { data } = useQuery<RecordRow>({
    queryKey: entity === undefined ? ['no record'] : recordKey(entity, recordId(id)),
    queryFn: skipToken,
  });
  return data?.title;
}
