import type { Entity } from '@ninefold/specification';
import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import type { ColumnGrants } from './grants.ts';
import { relationSql } from '../../sources/index.ts';
import { hasKeySql, type Key } from './relation.ts';

/** Sets a field of a record to the value that it has. */
export function updateSql(entity: Entity, field: string, key: readonly string[], of: Key): string {
  const name = quoteIdentifier(field);
  return `update ${relationSql(entity)} set ${name} = ${name} where ${hasKeySql(key, of)}`;
}

export function deleteSql(entity: Entity, key: readonly string[], of: Key): string {
  return `delete from ${relationSql(entity)} where ${hasKeySql(key, of)}`;
}

/** Inserts a copy of a record, with these of its values. */
export function insertSql(
  entity: Entity,
  columns: readonly Pick<ColumnGrants, 'name' | 'identity'>[],
  values: Readonly<Record<string, string | null>>,
): string {
  const into = `insert into ${relationSql(entity)}`;
  if (columns.length === 0) return `${into} default values`;
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const literals = columns.map(({ name }) => {
    const value = values[name] ?? null;
    return value === null ? 'null' : quoteLiteral(value);
  });
  // With an explicit key no value of the sequence is used: a rollback doesn't give it back.
  const overriding = columns.some(({ identity }) => identity) ? ' overriding system value' : '';
  return `${into} (${names})${overriding} values (${literals.join(', ')})`;
}

/** Attempts that end before a record is reached, for a role without the grant. */
export function ungrantedSql(
  entity: Entity,
  action: 'read' | 'create' | 'change' | 'delete',
  field: string,
): string {
  const relation = relationSql(entity);
  const name = quoteIdentifier(field);
  return {
    read: `select from ${relation} where false`,
    create: `insert into ${relation} default values`,
    change: `update ${relation} set ${name} = null where false`,
    delete: `delete from ${relation} where false`,
  }[action];
}
