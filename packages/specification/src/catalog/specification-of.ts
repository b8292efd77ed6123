import { boundsOfRule } from '../bounds/index.ts';
import { entityId } from '../model/paths.ts';
import { fieldOf } from '../model/queries.ts';
import type { Entity, Rule, Specification } from '../model/specification.ts';
import { restate } from '../phrases/restate.ts';
import type { Catalog } from './catalog.ts';
import { callLimitsOf } from './points/call-limits.ts';
import { callsOf } from './points/calls.ts';
import { functionCallsOf } from './points/functions.ts';
import { raisedErrorsOf } from './points/raised-errors.ts';
import { teamPermissionsOf } from './points/team-permissions.ts';
import { reachOf } from './points/reach.ts';
import { screenPointsOf, type SpecificationOptions, typesOf } from './screen-points.ts';

/**
 * What a catalog says about a product, in nine points; pure. Whatever the
 * catalog does not say is not shown.
 */
export function specificationOf(
  catalog: Catalog,
  options: SpecificationOptions = {},
): Specification {
  const types = typesOf(catalog);
  const { specification, reached } = screenPointsOf(catalog, types, { ...options, reachOf });
  const entities = new Map(reached.map((entity) => [entityId(entity), entity]));
  return restate({
    ...specification,
    rules: specification.rules.map((rule) => withBounds(rule, entities.get(rule.entity))),
    permissions: { ...specification.permissions, ...teamPermissionsOf(catalog) },
    calls: [
      ...reached.flatMap(callsOf),
      ...(catalog.functions ?? []).flatMap((called) => functionCallsOf(called, types)),
    ],
    errors: [...specification.errors, ...raisedErrorsOf(catalog)],
    limits: [...specification.limits, ...callLimitsOf(catalog)],
  });
}

/** Forms find the bounds of their own fields; here they are found for everyone who reads the rules. */
function withBounds(rule: Rule, entity: Entity | undefined): Rule {
  const field = entity && fieldOf(entity, rule.fields[0] ?? '');
  const bounds = field && boundsOfRule(rule, field);
  return bounds === undefined ? rule : { ...rule, bounds };
}
