import {
  applicablePolicies,
  bypassesPolicies,
  type Entity,
  entityId,
  type Policy,
  type Specification,
} from '@ninefold/specification';
import { policyMessages } from './messages.ts';
import { isHidden, type PolicyReader, readPolicy } from './read-policy.ts';

interface Policies extends PolicyReader {
  readonly policies: readonly Policy[];
  readonly part: 'using' | 'check';
}

/**
 * Returns why the database may answer with an error, whatever the record: it checks the rights of all tables and
 * functions that policies name before it evaluates any of them.
 */
export function obstacleTo({ policies, part, ...reader }: Policies): string | undefined {
  for (const policy of policies) {
    const read = readPolicy(reader, policy, part);
    const [obstacle] = read?.obstacles ?? [];
    if (obstacle !== undefined) return obstacle;
    for (const table of read?.tables ?? []) {
      const found = obstacleToReading(table, reader, [policy.entity]);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** @param around The entities whose policies lead to the table. A policy that reads its own is an error. */
function obstacleToReading(
  table: string,
  reader: PolicyReader,
  around: readonly string[],
): string | undefined {
  const { specification, person } = reader;
  const { role } = person;
  const entity = specification.entities.find(({ schema, name }) => `${schema}.${name}` === table);
  if (entity === undefined || entity.kind === 'view' || !mayRead(specification, entity, role)) {
    return policyMessages.table({ role, table });
  }
  if (!entity.rowSecurity || bypassesPolicies(specification, entity, [role])) return undefined;
  const id = entityId(entity);
  if (around.includes(id)) return policyMessages.recursion({ table });
  for (const policy of applicablePolicies(specification, entity, 'select', [role])) {
    if (isHidden(policy)) return policyMessages.hidden;
    const read = readPolicy(reader, policy, 'using');
    const [obstacle] = read?.obstacles ?? [];
    if (obstacle !== undefined) return obstacle;
    for (const other of read?.tables ?? []) {
      const found = obstacleToReading(other, reader, [...around, id]);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function mayRead({ permissions }: Specification, entity: Entity, role: string): boolean {
  return permissions.grants.some(
    (grant) =>
      grant.entity === entityId(entity) &&
      grant.role === role &&
      grant.source.from !== 'declared' &&
      grant.may.includes('select') &&
      grant.fields?.select === undefined,
  );
}
