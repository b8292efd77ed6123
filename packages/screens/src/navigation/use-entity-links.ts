import { listRecords } from '@ninefold/data/records';
import { policyPerson, screenAccess } from '@ninefold/rules/permissions';
import { entityId, entityLabel, entityPath, findEntity } from '@ninefold/specification';
import { initialListState } from '@ninefold/specification/grammar';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findCustomScreen, recordAddress } from '../addresses/index.ts';
import { entityKey, entitySpecificationQuery } from '../screen-context/queries/index.ts';
import { recordSourceOf, useScreen } from '../screen-context/index.ts';
import { type LinkOf, menuLists } from './navigation.ts';
import { useCounts, useEntityCounts } from './use-entity-counts.ts';

/**
 * Returns what the links to lists show once it is loaded: how many records they have. Where policies let this person
 * read one record at most, as a customer reads their own company, the link is to that record and has its singular name.
 */
export function useEntityLinks(): LinkOf {
  const { overview, roles } = useScreen();
  const figureOf = useEntityCounts();
  const only = useOnlyRecords();
  return useMemo(() => {
    const links = new Map(
      menuLists(overview, roles).map((entity) => {
        const href = only.get(entityId(entity));
        const link =
          href === undefined ? { figure: figureOf(entity) } : { label: entityLabel(entity), href };
        return [entityId(entity), link];
      }),
    );
    return (entity) => links.get(entityId(entity));
  }, [overview, roles, figureOf, only]);
}

/** Returns the addresses of the records that are the only ones this person can ever read of an entity, by `entityId`. */
function useOnlyRecords(): ReadonlyMap<string, string> {
  const { application, acting, overview, roles, tenant } = useScreen();
  const client = application.database?.client;
  const { declaration } = overview;
  const { person } = acting;
  // Of other lists, it need not be asked.
  const ones = new Set(useCounts().flatMap(([id, count]) => (count === 1 ? id : [])));
  const isKnown = client !== undefined && person.claims !== undefined && tenant === undefined;
  const asked = isKnown
    ? menuLists(overview, roles).filter(
        (entity) =>
          ones.has(entityId(entity)) &&
          screenAccess(declaration, entityId(entity), 'detail', roles) === 'open' &&
          findCustomScreen(declaration, entityPath(entity), roles) === undefined,
      )
    : [];
  const found = useQueries({
    queries: asked.map((entity) => ({
      queryKey: [...(client ? entityKey(client, entity) : []), 'only record', roles],
      staleTime: 60_000,
      queryFn:
        client === undefined
          ? skipToken
          : async ({ signal }: { readonly signal: AbortSignal }) => {
              const id = entityId(entity);
              const [loaded, { readsAtMostOne }] = await Promise.all([
                application.queries.ensureQueryData(entitySpecificationQuery(application, [id])),
                import('@ninefold/rules/policies'),
              ]);
              const { specification } = loaded;
              const whole = findEntity(specification, id);
              const reader = { specification, person: policyPerson(person) };
              if (whole === undefined || !readsAtMostOne(reader, whole)) return null;
              const source = recordSourceOf(client, loaded);
              const { rows } = await listRecords(
                source,
                whole,
                { ...initialListState, limit: 2 },
                { fields: [], signal },
              );
              const [row, ...others] = rows;
              return row === undefined || others.length > 0 ? null : recordAddress(entity, row.id);
            },
    })),
    combine: (answers) =>
      asked.flatMap((entity, index) => {
        const href = answers[index]?.data;
        return typeof href === 'string' ? [[entityId(entity), href] as const] : [];
      }),
  });
  return useMemo(() => new Map(found), [found]);
}
