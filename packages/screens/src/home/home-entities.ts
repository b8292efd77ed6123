import { type Declaration, entityId } from '@ninefold/specification';
import { screenAccess } from '@ninefold/rules/permissions';
import type { Application } from '../application/index.ts';
import {
  entitySpecificationQuery,
  type ListedEntity,
  type Overview,
} from '../screen-context/queries/index.ts';

/** No more are read, so that the requests of the home screen don't grow with the schema. */
const mostEntities = 8;

/**
 * The entities that home looks into, by `entityId`: of those that this person reads, first those of
 * which states or due dates are declared, then those that navigation lists first.
 *
 * @param roles In which the person acts: the product's own and the database's.
 */
export function homeEntities(
  { declaration, entities }: Pick<Overview, 'declaration' | 'entities'>,
  roles: readonly string[],
): readonly string[] {
  const shown = entities.filter((entity) => isShown(declaration, entity, roles));
  const spoken = spokenOf(declaration);
  return shown
    .map(entityId)
    .toSorted((a, b) => Number(spoken.has(b)) - Number(spoken.has(a)))
    .slice(0, mostEntities);
}

function isShown(declaration: Declaration, entity: ListedEntity, roles: readonly string[]) {
  return (
    entity.inNavigation &&
    entity.hidden?.value !== true &&
    entity.grants.select &&
    screenAccess(declaration, entityId(entity), 'list', roles) === 'open'
  );
}

function spokenOf({ states = {}, entities = {} }: Declaration): ReadonlySet<string> {
  const moving = Object.entries(states).flatMap(([key, state]) =>
    state?.transitions === undefined ? [] : [key.slice(0, key.lastIndexOf('.'))],
  );
  const due = Object.entries(entities).flatMap(([id, entity]) =>
    Object.values(entity?.fields ?? {}).some((field) => field?.due !== undefined) ? [id] : [],
  );
  return new Set([...moving, ...due]);
}

/** Reads the specification of the entities on the home screen. */
export async function loadHome(application: Application, overview: Overview): Promise<void> {
  const entities = homeEntities(overview, overview.roles);
  if (entities.length > 0) {
    await application.queries.ensureQueryData(entitySpecificationQuery(application, entities));
  }
}
