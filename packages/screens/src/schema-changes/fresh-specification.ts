import type { Specification } from '@ninefold/specification';
import { diff } from '@ninefold/specification/difference';
import type { AnyRouter } from '@tanstack/react-router';
import type { Application } from '../application/index.ts';
import { type LoadedSpecification, specificationKey } from '../queries/index.ts';

/**
 * Reads again the specification that the open screens use. If it has changed, the open screens read the
 * specification and their records again. No screen closes, and no form loses what was typed.
 *
 * @returns What changed, in sentences, heaviest first; undefined where nothing did.
 */
export async function readSpecificationAgain(
  application: Application,
  router: AnyRouter,
): Promise<readonly string[] | undefined> {
  const { queries } = application;
  const queryKey = specificationKey(application);
  const inSight = new Set<unknown>(router.state.matches.flatMap(({ context }) => knownIn(context)));
  const sought = queries
    .getQueryCache()
    .findAll({ queryKey })
    .filter((query) => query.isActive() || inSight.has(query.state.data));
  const before = sought.map(
    (query) => query.state.data as Partial<LoadedSpecification> | undefined,
  );
  await Promise.all(sought.map((query) => query.fetch()));
  const changed = sought.filter((query, index) => query.state.data !== before[index]);
  if (changed.length === 0) return undefined;

  queries.removeQueries({
    queryKey,
    type: 'inactive',
    predicate: (query) => !sought.includes(query),
  });
  await router.invalidate();
  await queries.invalidateQueries({ queryKey: ['records'] });
  return [
    ...new Set(
      sought.flatMap((query, index) =>
        sentences(
          before[index]?.specification,
          (query.state.data as Partial<LoadedSpecification> | undefined)?.specification,
        ),
      ),
    ),
  ];
}

function knownIn(context: object): readonly unknown[] {
  return [
    'overview' in context ? context.overview : undefined,
    'loaded' in context ? context.loaded : undefined,
  ];
}

function sentences(
  before: Specification | undefined,
  after: Specification | undefined,
): readonly string[] {
  return before === undefined || after === undefined || before === after
    ? []
    : diff(before, after)
        .filter(({ from }) => from === 'database')
        .map(({ statement }) => statement);
}
