import type { RecordRow } from '@ninefold/data/records';
import { findEntity } from '@ninefold/data/specification';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { recordQuery } from '../queries/records.ts';
import { useScreen, useSourceIfAny } from './use-screen.ts';

/** What the record of the present address is called, once its screen has read it. */
export function useRecordTitle(): string | undefined {
  const { known } = useScreen();
  const source = useSourceIfAny();
  const { entity: segment = '', id } = useParams({ strict: false });
  const entity = findEntity(known.specification, segment);
  const asked = source !== undefined && entity !== undefined && id !== undefined;
  const { data } = useQuery<RecordRow>(
    asked
      ? // The screen itself asks; the frame only listens for the answer.
        { ...recordQuery(source, entity, id), enabled: false }
      : { queryKey: ['records', 'no record'], enabled: false },
  );
  return asked ? data?.title : undefined;
}
