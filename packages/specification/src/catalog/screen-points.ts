import type { Entity, Permissions, Specification } from '../model/index.ts';
import type { Catalog, CatalogTypes } from './answer/index.ts';
import { entityOf } from './entities/index.ts';
import {
  allowsAggregates,
  errorsOf,
  limitsOf,
  permissionsOf,
  purposeOf,
  rulesOf,
  screensOf,
  stateFieldsOf,
} from './points/index.ts';

/**
 * Maps a catalog to a specification without the calls, which no screen of records needs. Facts that
 * the catalog lacks are not shown. `applyDeclaration` writes the statements of rules and errors,
 * because it decides the labels.
 */
export function specificationForScreens(catalog: Catalog): Specification {
  return screenPointsOf(catalog, typesOf(catalog)).specification;
}

export function typesOf(catalog: Pick<Catalog, 'types'>): CatalogTypes {
  return new Map(catalog.types.map((type) => [type.id, type]));
}

/**
 * Maps a catalog without the calls. `reached` are the entities with the grants of the product's people.
 *
 * @param effectiveGrants Gives the entities that a team discovers the grants of the product's people.
 */
export function screenPointsOf(
  catalog: Catalog,
  types: CatalogTypes,
  effectiveGrants?: (permissions: Permissions) => (entity: Entity) => Entity,
): { readonly specification: Specification; readonly reached: readonly Entity[] } {
  const parts = catalog.relations.map((relation) => {
    const entity = entityOf(relation, types);
    const states = stateFieldsOf(entity, relation, types);
    return { entity, relation, states, rules: rulesOf(entity, relation, types, states) };
  });
  const entities = parts.map(({ entity }) => entity);
  const rules = parts.flatMap((part) => part.rules);
  const permissions = permissionsOf(catalog, parts);
  // In a browser the current role is the one that uses the screens.
  const isTeams = catalog.relations.some(({ grants }) => grants !== undefined);
  const reached =
    isTeams && effectiveGrants ? entities.map(effectiveGrants(permissions)) : entities;
  const specification = {
    purpose: purposeOf(catalog),
    screens: reached.flatMap(screensOf),
    entities,
    states: parts.flatMap(({ states }) => states),
    rules,
    permissions,
    calls: [],
    errors: errorsOf(entities, rules, catalog.server),
    limits: limitsOf(catalog, entities),
    ...(allowsAggregates(catalog) && { aggregates: true as const }),
    ...(catalog.writesOnce === true && { writesOnce: true as const }),
  };
  return { specification, reached };
}
