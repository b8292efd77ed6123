import { referenceOptions } from '@ninefold/data/records';
import { type Entity, referenceOfField } from '@ninefold/data/specification';
import type { SearchRecords } from '@ninefold/ui/patterns/shapes';
import { useCallback } from 'react';
import { useRecordSource } from './use-screen.ts';

/** Finds the records that a field of the entity may refer to. */
export function useRecordSearch(entity: Entity): SearchRecords {
  const source = useRecordSource();
  return useCallback(
    async (field, text, signal) => {
      const reference = referenceOfField(entity, field.name);
      return reference === undefined ? [] : referenceOptions(source, reference, text, { signal });
    },
    [entity, source],
  );
}
