import { formatList } from '@ninefold/messages';
import { type Entity, entityId, type Index, type Specification } from '../model/index.ts';
import { entityObject } from '../phrases/index.ts';
import {
  type Finding,
  findings,
  type Found,
  objectName,
  type ObjectName,
  readersOf,
  tablesOf,
} from './advice.ts';
import { adviceMessages } from './messages.ts';
import { unindexedReferences } from './relation-indexes.ts';

/** Row-level security, keys and indexes of tables. */
export function tableFindings(specification: Specification): readonly Finding[] {
  return tablesOf(specification).flatMap((table) => {
    const object = entityObject(table);
    const name = objectName(table);
    return findings(object, [
      ...rowSecurityLints(specification, table, name),
      table.key.length === 0 && ['0004_no_primary_key', adviceMessages.noPrimaryKey(name)],
      ...foreignKeyLints(table, name),
      ...indexLints(table, name),
    ]);
  });
}

function rowSecurityLints(
  specification: Specification,
  table: Entity,
  name: ObjectName,
): readonly Found[] {
  const { policies = [] } = specification.permissions;
  const isGoverned = policies.some(({ entity }) => entity === entityId(table));
  const readers = readersOf(specification, table);
  const isOff = !table.rowSecurity;
  return [
    !isOff && !isGoverned && ['0008_rls_enabled_no_policy', adviceMessages.noPolicy(name)],
    isOff &&
      readers.length > 0 && [
        '0013_rls_disabled_in_public',
        adviceMessages.rowSecurityOff({ ...name, roles: formatList(readers) }),
      ],
    isOff && isGoverned && ['0007_policy_exists_rls_disabled', adviceMessages.idlePolicies(name)],
  ];
}

function foreignKeyLints(table: Entity, name: ObjectName): readonly Found[] {
  return unindexedReferences(table).map(({ constraint, fields }) => [
    '0001_unindexed_foreign_keys',
    adviceMessages.unindexedForeignKey({ ...name, columns: fields.join(', '), constraint }),
  ]);
}

function indexLints({ indexes = [] }: Entity, name: ObjectName): readonly Found[] {
  return [...Map.groupBy(indexes, definition).values()]
    .filter((copies) => copies.length > 1)
    .map((copies) => [
      '0009_duplicate_index',
      adviceMessages.duplicateIndexes({
        ...name,
        indexes: formatList(copies.map((copy) => copy.name)),
      }),
    ]);
}

/** Returns the definition of an index without its name. */
function definition(index: Index): string {
  return JSON.stringify({ ...index, name: undefined, source: undefined });
}
