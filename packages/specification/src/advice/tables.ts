import {
  type Entity,
  entityId,
  type Index,
  type Reference,
  type Specification,
} from '../model/index.ts';
import { capital, entityObject, listed } from '../phrases/index.ts';
import { type Finding, findings, type Lint, readersOf } from './advice.ts';

type Found = readonly [Lint, string];

/** Row-level security, keys and indexes of tables. */
export function tableFindings(specification: Specification): readonly Finding[] {
  return specification.entities
    .filter(({ kind }) => kind === 'table' || kind === 'partitioned table')
    .flatMap((table) => {
      const object = entityObject(table);
      return findings(object, capital(object), [
        ...rowSecurityLints(specification, table),
        table.key.length === 0 && ['0004_no_primary_key', 'has no primary key.'],
        ...foreignKeyLints(table),
        ...indexLints(table),
      ]);
    });
}

function rowSecurityLints(specification: Specification, table: Entity): readonly (Found | false)[] {
  const { policies = [] } = specification.permissions;
  const isGoverned = policies.some(({ entity }) => entity === entityId(table));
  const readers = readersOf(specification, table);
  const isOff = !table.rowSecurity;
  return [
    !isOff &&
      !isGoverned && [
        '0008_rls_enabled_no_policy',
        'has row-level security on and no policy: only roles that bypass row-level security reach its records.',
      ],
    isOff &&
      readers.length > 0 && [
        '0013_rls_disabled_in_public',
        `has row-level security off, and ${listed(readers)} may read it: every record is visible.`,
      ],
    isOff &&
      isGoverned && [
        '0007_policy_exists_rls_disabled',
        'has policies that do nothing, because row-level security is off.',
      ],
  ];
}

function foreignKeyLints({ indexes, references }: Entity): readonly Found[] {
  if (indexes === undefined) return [];
  return references
    .filter((reference) => !indexes.some((index) => covers(index, reference)))
    .map(({ constraint, fields }) => [
      '0001_unindexed_foreign_keys',
      `has no index on (${fields.join(', ')}), its foreign key ${constraint}. Joins, and deletes of the record that it refers to, read the whole table.`,
    ]);
}

/** The index begins with the columns of the foreign key. */
function covers({ columns }: Index, { fields }: Reference): boolean {
  return fields.every((field, place) => columns[place]?.field === field);
}

function indexLints({ indexes = [] }: Entity): readonly Found[] {
  return [...Map.groupBy(indexes, definition).values()]
    .filter((copies) => copies.length > 1)
    .map((copies) => [
      '0009_duplicate_index',
      `has identical indexes: ${listed(copies.map(({ name }) => name))}. Keep one of them.`,
    ]);
}

/** Returns the definition of an index without its name. */
function definition(index: Index): string {
  return JSON.stringify({ ...index, name: undefined, source: undefined });
}
