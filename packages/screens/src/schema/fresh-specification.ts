import type { Specification } from '@ninefold/specification';
import { diff } from '@ninefold/specification/difference';
import type { Application } from '../application/application.ts';
import type { ApplicationRouter } from '../routing/router.ts';
import { type Known, specificationKey } from '../queries/specification.ts';

/**
 * Reads again what the screens in sight were made from. Where it is as it was, nothing
 * happens. Where it is not, all that was read of the specification and of records is read
 * anew by whoever shows it; no screen is left, and no form forgets what was typed.
 *
 * @returns What changed, in sentences, heaviest first; undefined where nothing did.
 */
export async function readSpecificationAgain(
  application: Application,
  router: ApplicationRouter,
): Promise<readonly string[] | undefined> {
  const { queries } = application;
  const queryKey = specificationKey(application);
  const inSight = new Set<unknown>(router.state.matches.flatMap(({ context }) => knownIn(context)));
  const sought = queries
    .getQueryCache()
    .findAll({ queryKey })
    .filter((query) => query.isActive() || inSight.has(query.state.data));
  const before = sought.map((query) => query.state.data as Partial<Known> | undefined);
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
          (query.state.data as Partial<Known> | undefined)?.specification,
        ),
      ),
    ),
  ];
}

function knownIn(context: object): readonly unknown[] {
  return [
    'overview' in context ? context.overview : undefined,
    'known' in context ? context.known : undefined,
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
