import { countRecords } from '@ninefold/data/records';
import { type Entity, entityId, findEntity, isLarge } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { memoized } from '@ninefold/values';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openingAddress, openingFilters } from '../addresses/index.ts';
import { entityKey, entitySpecificationQuery } from '../screen-context/queries/index.ts';
import { menuLists } from './navigation.ts';
import { useScreen } from '../screen-context/index.ts';

/** More entities than fit on the screen are not worth counting. */
const entitiesCounted = 20;

/** Creating it takes longer than drawing the navigation. */
const compactFormat = memoized(
  (locale: string | undefined) =>
    new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** Returns the number of an entity's records, once it is loaded. */
type FigureOf = (entity: Pick<Entity, 'name' | 'schema'>) => string | undefined;

/** Returns the number of records for the link to each entity's list, once it is loaded. */
export function useEntityCounts(): FigureOf {
  const { locale } = useValueFormat();
  const counts = useCounts();
  return useMemo(() => {
    const figures = new Map(
      counts.map(([id, count]) => [id, compactFormat(locale).format(count).toLowerCase()]),
    );
    return (entity) => figures.get(entityId(entity));
  }, [counts, locale]);
}

/** Returns the numbers of records of the entities in the navigation, by `entityId`, as far as they are loaded. */
export function useCounts(): readonly (readonly [id: string, count: number])[] {
  const { application, overview, person, roles, tenant } = useScreen();
  const client = application.database?.client;
  const { locale, timeZone } = useValueFormat();
  // The person has just signed out: a visitor has no access to these entities.
  const isTheirs = overview.forPerson === (person?.id ?? null);
  const counted = menuLists(overview, roles)
    // Nor is every row of a large table.
    .filter((entity) => entity.grants.select && !isLarge(entity))
    .slice(0, client === undefined || !isTheirs ? 0 : entitiesCounted);
  return useQueries({
    queries: counted.map((entity) => ({
      queryKey:
        client === undefined
          ? ['no database']
          : [...entityKey(client, entity), 'count', openingAddress(entity, roles)],
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        if (client === undefined) return null;
        const filters = async () => ({
          ...openingFilters(entity, roles),
          ...(await tenant?.conditions(application, entity, counted)),
        });
        const known = async () => {
          const id = entityId(entity);
          const asked = entitySpecificationQuery(application, [id]);
          const { specification } = await application.queries.ensureQueryData(asked);
          return findEntity(specification, id);
        };
        const context = { timeZone, locale, person: person?.id };
        return countRecords(client, entity, filters, { ...context, known, signal });
      },
    })),
    combine: (answers) =>
      counted.flatMap((entity, index) => {
        const count = answers[index]?.data;
        return typeof count === 'number' ? [[entityId(entity), count] as const] : [];
      }),
  });
}
