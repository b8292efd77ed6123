import type { AskedFor, AskedOf } from '../../grammar/query-string.ts';
import { keyFields } from '../../records/key.ts';
import type { Call, Entity, Specification } from '@ninefold/specification';
import { conditionsOf, fieldsProblem, orderProblem } from './conditions.ts';
import type { ReadCall } from './entry.ts';
import { payloadProblem } from './payload.ts';
import { readQuery } from './read-query.ts';
import { type Embedded, selectProblem } from './select.ts';

/**
 * Why a request is not what the application asks of an entity; undefined where
 * it is. Only fields that the role may read stand in it, only over references
 * are other entities reached, and nothing is changed or removed but by its key.
 */
export function entityProblem(
  specification: Specification,
  entity: Entity,
  call: Call,
  asked: ReadCall,
): string | undefined {
  const query = readQuery(asked.search, false);
  if (query === undefined) return 'Its query is not in the grammar of the Data API.';
  if (query.columns !== undefined || query.onConflict !== undefined) {
    return 'It names columns or what to do in a conflict, which no call does.';
  }
  const embedded = new Map<string, Embedded>();
  return (
    selectProblem({ specification, entity, query, embedded }) ??
    relationsProblem(entity, query, embedded) ??
    writeProblem(entity, call, query) ??
    (call.method === 'POST' || call.method === 'PATCH'
      ? payloadProblem(asked.payload, call.payload)
      : undefined)
  );
}

/** Conditions and orders, of the entity itself and of what is embedded. */
function relationsProblem(
  entity: Entity,
  query: AskedFor,
  embedded: ReadonlyMap<string, Embedded>,
): string | undefined {
  for (const [path, relation] of query.relations) {
    const of = path === '' ? entity : embedded.get(path)?.entity;
    if (of === undefined) return `It has conditions on ${path}, which it does not embed.`;
    const problem =
      fieldsProblem(of, conditionsOf(relation.conditions, path === '' ? embedded : undefined)) ??
      orderProblem(of, relation.order, embedded);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A change or a removal is of one record; a new record has no conditions. */
function writeProblem(entity: Entity, { method }: Call, query: AskedFor): string | undefined {
  if (method === 'GET') return undefined;
  const own = query.relations.get('');
  if (query.relations.size > (own === undefined ? 0 : 1)) return 'It has conditions on others.';
  if (
    own !== undefined &&
    (own.order.length > 0 || own.limit !== undefined || own.offset !== undefined)
  ) {
    return 'It writes a page of records.';
  }
  if (method === 'POST') {
    return own === undefined ? undefined : 'A new record is made under a condition.';
  }
  return isOneRecord(entity, own) ? undefined : 'It does not name one record by its key.';
}

/** Its key names the record; further values must be as they were read. */
function isOneRecord(entity: Entity, own: AskedOf | undefined): boolean {
  const key = keyFields(entity);
  const named = (own?.conditions ?? []).map((condition) =>
    condition.kind === 'condition' && !condition.negated && namesOne(condition.test)
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

type Test = Extract<AskedOf['conditions'][number], { kind: 'condition' }>['test'];

function namesOne(test: Test): boolean {
  return (
    (test.kind === 'compare' && test.operator === '=') ||
    (test.kind === 'in' && test.values.length === 1) ||
    (test.kind === 'is' && test.value === 'null')
  );
}
