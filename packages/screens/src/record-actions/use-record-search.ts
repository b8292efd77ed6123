import type { Entity } from '@ninefold/specification';
import type { SearchRecords } from '@ninefold/ui/shapes';
import { useCallback, useEffect, useMemo } from 'react';
import { failureOf } from '../errors/index.ts';
import { preloadOptions } from '../queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { useActionDenial } from './action-denial.ts';

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
        try {
          const { findOffered } = await loadSearch();
          return await findOffered({ application, source, tenant, entity }, ...search);
        } catch (error) {
          throw new Error(failureOf(error).message, { cause: error });
        }
      },
    [application, source, tenant],
  );
}

/** Loads what an entity's form needs, ahead of a connection that is lost. */
export function useFormAhead(entity: Entity): void {
  const source = useRecordSource();
  const { application, tenant, loaded, roles } = useScreen();
  const denialOf = useActionDenial();
  const canCreate = denialOf(entity, 'insert') === undefined;
  const mode = canCreate ? 'create' : 'change';
  const isOpen = canCreate || denialOf(entity, 'update') === undefined;
  useEffect(() => {
    if (!isOpen) return;
    loadSearch()
      .then(({ loadFormAhead }) =>
        loadFormAhead({ application, source, tenant, entity }, loaded.specification, {
          mode,
          roles,
        }),
      )
      // They are read when they are chosen from.
      .catch(() => undefined);
  }, [application, source, tenant, entity, loaded, roles, mode, isOpen]);
}
