import { boundsOfRule } from '../bounds/index.ts';
import { type Entity, entityId, fieldOf, type Rule, type Specification } from '../model/index.ts';
import { renderStatements } from '../phrases/index.ts';
import type { Catalog } from './answer/index.ts';
import {
  callLimitsOf,
  callsOf,
  functionCallsOf,
  raisedErrorsOf,
  effectiveGrants,
  teamPermissionsOf,
} from './points/index.ts';
import { screenPointsOf, typesOf } from './screen-points.ts';

/** Maps a catalog to a specification. Facts that the catalog lacks are not shown. */
export function specificationOf(catalog: Catalog): Specification {
  const types = typesOf(catalog);
  const { specification, reached } = screenPointsOf(catalog, types, effectiveGrants);
  const entities = new Map(reached.map((entity) => [entityId(entity), entity]));
  return renderStatements({
    ...specification,
    rules: specification.rules.map((rule) => withBounds(rule, entities.get(rule.entity))),
    permissions: { ...specification.permissions, ...teamPermissionsOf(catalog) },
    calls: [
      ...reached.flatMap(callsOf),
      ...(catalog.functions ?? []).flatMap((called) => functionCallsOf(called, types)),
    ],
    errors: [...specification.errors, ...raisedErrorsOf(catalog)],
    limits: [...specification.limits, ...callLimitsOf(catalog)],
    ...(catalog.buckets !== undefined && { buckets: catalog.buckets.map(({ name }) => name) }),
  });
}

/** Adds the bounds of a rule for its readers. Forms derive those of their fields themselves. */
function withBounds(rule: Rule, entity: Entity | undefined): Rule {
  const field = entity && fieldOf(entity, rule.fields[0] ?? '');
  const bounds = field && boundsOfRule(rule, field);
  return bounds === undefined ? rule : { ...rule, bounds };
}
