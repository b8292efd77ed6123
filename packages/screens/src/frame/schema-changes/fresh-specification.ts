import { loadMessages } from '@ninefold/messages';
import type { Specification } from '@ninefold/specification';
import type { Query } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Application } from '../../application/index.ts';
import { type LoadedSpecification, specificationKey } from '../../screen-context/queries/index.ts';

/**
 * Reads again the specification that the open screens use. If it has changed, the open screens read the
 * specification and their records again. No screen closes, and no form loses what was typed.
 *
 * @param isSought Which of their queries are read again; all when left out.
 * @returns What changed, in sentences, heaviest first. A new row estimate has none.
 */
export async function readSpecificationAgain(
  application: Application,
  router: AnyRouter,
  isSought: (query: Query) => boolean = () => true,
): Promise<readonly string[]> {
  const { queries } = application;
  const queryKey = specificationKey(application);
  const sought = queries
    .getQueryCache()
    .findAll({ queryKey, predicate: isInSight(router) })
    .filter(isSought);
  const before = sought.map((query) => query.state.data);
  await Promise.all(sought.map((query) => query.fetch()));
  const changed = sought.filter((query, index) => query.state.data !== before[index]);
  if (changed.length === 0) return [];

  const inSight = isInSight(router);
  queries.removeQueries({
    queryKey,
    type: 'inactive',
    // What is being asked comes from the database as it is now, and a screen that has opened meanwhile confirms its own.
    predicate: (query) =>
      query.state.fetchStatus === 'idle' && !sought.includes(query) && !inSight(query),
  });
  await router.invalidate();
  await queries.invalidateQueries({ queryKey: ['records'] });
  const [{ sentencesOfChange }] = await Promise.all([
    import('./sentences-of-change.ts'),
    loadMessages('specification'),
  ]);
  return [
    ...new Set(
      sought.flatMap((query, index) =>
        sentencesOfChange(specificationIn(before[index]), specificationIn(query.state.data)),
      ),
    ),
  ];
}

/** Returns whether an open screen shows the data of a query. */
function isInSight(router: AnyRouter): (query: Query) => boolean {
  const shown = new Set<unknown>(
    router.state.matches.flatMap(({ context }) => Object.values(context)),
  );
  return (query) =>
    query.isActive() || (query.state.data !== undefined && shown.has(query.state.data));
}

function specificationIn(data: unknown): Specification | undefined {
  return (data as Partial<LoadedSpecification> | undefined)?.specification;
}
