import { capital, entityObject } from '../difference/names.ts';
import { same } from '../difference/pairs.ts';
import { entityId } from '../model/paths.ts';
import type { Entity, Index, Reference, Specification } from '../model/specification.ts';
import { listed } from '../phrases/sentence.ts';
import type { Finding, Lint } from './advice.ts';
import { readersOf } from './readers.ts';

/** Row-level security, keys and indexes of tables. */
export function tableFindings(specification: Specification): readonly Finding[] {
  return specification.entities
    .filter(({ kind }) => kind === 'table' || kind === 'partitioned table')
    .flatMap((table) => [
      ...rowSecurityFindings(specification, table),
      ...(table.key.length === 0
        ? [finding(table, '0004_no_primary_key', 'has no primary key.')]
        : []),
      ...foreignKeyFindings(table),
      ...indexFindings(table),
    ]);
}

function rowSecurityFindings(specification: Specification, table: Entity): readonly Finding[] {
  const { policies = [] } = specification.permissions;
  const own = policies.filter(({ entity }) => entity === entityId(table));
  if (table.rowSecurity) {
    const words =
      'has row-level security on and no policy: only roles that bypass row-level security reach its records.';
    return own.length > 0 ? [] : [finding(table, '0008_rls_enabled_no_policy', words)];
  }
  const readers = readersOf(specification, table);
  return [
    ...(readers.length === 0
      ? []
      : [
          finding(
            table,
            '0013_rls_disabled_in_public',
            `has row-level security off, and ${listed(readers)} may read it: every record is visible.`,
          ),
        ]),
    ...(own.length === 0
      ? []
      : [
          finding(
            table,
            '0007_policy_exists_rls_disabled',
            'has policies that do nothing, because row-level security is off.',
          ),
        ]),
  ];
}

function foreignKeyFindings(table: Entity): readonly Finding[] {
  if (table.indexes === undefined) return [];
  return table.references
    .filter((reference) => !table.indexes?.some((index) => covers(index, reference)))
    .map(({ constraint, fields }) =>
      finding(
        table,
        '0001_unindexed_foreign_keys',
        `has no index on (${fields.join(', ')}), its foreign key ${constraint}. Joins, and deletes of the record that it refers to, read the whole table.`,
      ),
    );
}

/** The index begins with the columns of the foreign key. */
function covers({ columns }: Index, { fields }: Reference): boolean {
  return fields.every((field, place) => columns[place]?.field === field);
}

function indexFindings(table: Entity): readonly Finding[] {
  const { indexes = [] } = table;
  return indexes.flatMap((index, place) => {
    const copies = indexes.filter((other) => same(definition(index), definition(other)));
    if (copies.length < 2 || indexes.indexOf(copies[0] as Index) !== place) return [];
    const names = listed(copies.map(({ name }) => name));
    const words = `has identical indexes: ${names}. Keep one of them.`;
    return [finding(table, '0009_duplicate_index', words)];
  });
}

function definition(index: Index): object {
  const { name: _, source: __, ...rest } = index;
  return rest;
}

function finding(table: Entity, lint: Lint, words: string): Finding {
  const object = entityObject(table);
  return { lint, object, statement: `${capital(object)} ${words}` };
}
