import type { QueryParams, ResourceQuery, Test } from '@ninefold/specification/grammar';
import { keyFields } from '@ninefold/data/records';
import type { Call, Entity, Specification } from '@ninefold/specification';
import { conditionsOf, type EmbeddedEntities, fieldsProblem, orderProblem } from './conditions.ts';
import type { ReadCall } from './entry.ts';
import { payloadProblem, readQuery } from './read-request.ts';
import { selectProblem } from './select.ts';
import { catalogueMessages } from './messages.ts';

/**
 * Returns the reason why the application doesn't send a request to an entity; undefined where it does.
 * Its requests hold only fields that the role may read, reach other entities only over references, and
 * update and delete only by key.
 */
export function entityProblem(
  specification: Specification,
  entity: Entity,
  call: Call,
  request: ReadCall,
): string | undefined {
  const query = readQuery(request.search, false);
  if (query === undefined) return catalogueMessages.query;
  // An import creates several records at once, of the columns that it names.
  const isList = query.columns !== undefined;
  const isOfImport =
    call.method === 'POST' && query.columns?.every((name) => call.payload.includes(name)) === true;
  if ((isList && !isOfImport) || query.onConflict !== undefined) return catalogueMessages.columns;
  const embedded = new Map<string, Entity>();
  return (
    selectProblem(specification, entity, query.select ?? [], embedded) ??
    relationsProblem(entity, query, embedded) ??
    writeProblem(entity, call, query) ??
    (call.method === 'POST' || call.method === 'PATCH'
      ? payloadProblem(request.payload, call.payload, isList)
      : undefined)
  );
}

/** Checks conditions and orders of the entity itself and of embedded ones. */
function relationsProblem(
  entity: Entity,
  query: QueryParams,
  embedded: EmbeddedEntities,
): string | undefined {
  const problems = [...query.resources].map(([path, { conditions, order }]) => {
    const of = path === '' ? entity : embedded.get(path);
    if (of === undefined) return catalogueMessages.conditionsOn({ relation: path });
    const fields = conditionsOf(conditions, path === '' ? embedded : undefined);
    return fieldsProblem(of, fields) ?? orderProblem(of, order, embedded);
  });
  return problems.find((problem) => problem !== undefined);
}

/** Checks that an update or deletion names its records, and that an insert has no conditions. */
function writeProblem(entity: Entity, { method }: Call, query: QueryParams): string | undefined {
  if (method === 'GET') return undefined;
  const own = query.resources.get('');
  if (query.resources.size > (own === undefined ? 0 : 1)) return catalogueMessages.otherConditions;
  if (
    own !== undefined &&
    (own.order.length > 0 || own.limit !== undefined || own.offset !== undefined)
  ) {
    return catalogueMessages.page;
  }
  if (method === 'POST') {
    return own === undefined ? undefined : catalogueMessages.conditionalInsert;
  }
  return namesRecords(entity, own) ? undefined : catalogueMessages.noKey;
}

/** Returns whether the key is among the conditions. Others may guard against changes. */
function namesRecords(entity: Entity, own: ResourceQuery | undefined): boolean {
  const key = keyFields(entity);
  const named = (own?.conditions ?? []).map((condition) =>
    condition.kind === 'condition' && !condition.negated && namesValues(condition.test)
      ? condition.field.name
      : undefined,
  );
  return (
    key.length > 0 &&
    !named.includes(undefined) &&
    new Set(named).size === named.length &&
    key.every((name) => named.includes(name))
  );
}

function namesValues(test: Test): boolean {
  return (
    (test.kind === 'compare' && test.operator === 'eq' && test.quantifier === undefined) ||
    (test.kind === 'in' && test.values.length > 0) ||
    (test.kind === 'is' && test.value === 'null')
  );
}
