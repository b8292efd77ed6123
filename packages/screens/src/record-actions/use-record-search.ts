import { readKey } from '@ninefold/data/records';
import { type Entity, type Reference, referenceOfField } from '@ninefold/specification';
import type { SearchRecords } from '@ninefold/ui/shapes';
import { useCallback, useMemo } from 'react';
import { searchOptions } from '../queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';

/** Finds the records that a field of the entity may refer to, within the chosen tenant. */
export function useRecordSearch(entity: Entity): SearchRecords {
  const searchOf = useRecordSearches();
  return useMemo(() => searchOf(entity), [searchOf, entity]);
}

/** The same for entities that are known later. */
export function useRecordSearches(): (entity: Entity) => SearchRecords {
  const source = useRecordSource();
  const { application, tenant } = useScreen();
  return useCallback(
    (entity) => async (field, text, signal) => {
      const reference = referenceOfField(entity, field.name);
      if (reference === undefined) return [];
      const options = await searchOptions(application, source, reference, text, {
        narrow: tenant?.narrow,
        signal,
      });
      return options.map((option) => ({ ...option, values: enteredBy(reference, option.id) }));
    },
    [application, source, tenant],
  );
}

/** Returns the values of the referring fields when a record is chosen. */
function enteredBy({ fields }: Reference, id: string): Readonly<Record<string, string>> {
  const values = readKey(id);
  return Object.fromEntries(fields.map((field, index) => [field, values[index] ?? '']));
}
