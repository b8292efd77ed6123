import type { Entity } from '@ninefold/specification';
import type { SearchRecords } from '@ninefold/ui/shapes';
import { useCallback, useMemo } from 'react';
import { preloadOptions } from '../../screen-context/queries/index.ts';
import { useRecordSource, useScreen } from '../../screen-context/index.ts';

const loadSearch = () => import('./find-offered.ts');

/** Loads what forms search with, ahead of a connection that is lost. */
export function preloadRecordSearch(): void {
  for (const part of [loadSearch(), preloadOptions()]) part.catch(() => undefined);
}

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
    (entity) =>
      async (...search) => {
        const { findOffered } = await loadSearch();
        return findOffered({ application, source, tenant, entity }, ...search);
      },
    [application, source, tenant],
  );
}
