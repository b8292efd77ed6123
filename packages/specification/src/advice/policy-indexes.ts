import { type Entity, entityId, type Policy, type Specification } from '../model/index.ts';
import { comparedColumns } from './compared-columns.ts';
import { adviceMessages } from './messages.ts';
import { btreeIndex, isIndexable, unordered, type WantedIndex } from './wanted-index.ts';

/** Returns the indexes on the columns that a table's policies for reading compare. */
export function policyIndexes(
  { permissions: { policies = [] } }: Specification,
  table: Entity,
): readonly WantedIndex[] {
  if (!table.rowSecurity) return [];
  const names = table.fields.map(({ name }) => name).filter((name) => isIndexable(table, name));
  const columns = new Set(names);
  const reading = policies
    .filter(({ entity, command }) => entity === entityId(table) && /^(?:all|select)$/.test(command))
    .map((policy) => ({ policy, compared: comparedColumns(policy.using ?? '', columns) }));
  // Permissive policies are joined by OR: for one that compares no column, Postgres reads every row.
  const readsAll = (role: string) =>
    reading.some(
      ({ policy, compared }) =>
        policy.permissive && appliesTo(policy, role) && compared.length === 0,
    );
  return reading
    .filter(({ policy: { permissive, roles } }) => !permissive || !roles.every(readsAll))
    .flatMap(({ policy: { name: policy = '' }, compared }) =>
      [...new Set(compared)].map((field) =>
        btreeIndex(table, unordered([field]), adviceMessages.policy({ policy, field })),
      ),
    );
}

function appliesTo({ roles }: Policy, role: string): boolean {
  return roles.includes(role) || roles.includes('public');
}
