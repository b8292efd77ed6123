import type { Entity, Field, Reference } from '../../model/index.ts';
import type { CatalogAction, CatalogRelation } from '../answer/index.ts';
import { constraintObject, fromDatabase } from '../facts/index.ts';
import { dropUndefined } from '../../phrases/index.ts';

/** The properties of a relation, in full or in outline, that its references are made from. */
type Referring = Pick<CatalogRelation, 'schema' | 'name' | 'foreignKeys' | 'keys'>;

export function referencesOf(relation: Referring): readonly Reference[] {
  const unique = plainKeys(relation).map(({ columns }) => columns);
  return relation.foreignKeys.map((key) =>
    dropUndefined<Reference>({
      constraint: key.name,
      fields: key.columns,
      entity: key.relation,
      schema: key.schema,
      referencedFields: key.referencedColumns,
      onDelete: actions[key.onDelete],
      onUpdate: actions[key.onUpdate ?? 'a'],
      unique: unique.some((columns) => columns.every((column) => key.columns.includes(column))),
      onDeleteFields: key.onDeleteColumns,
      matchFull: key.matchFull,
      deferred: key.deferred,
      validated: key.validated,
      enforced: key.enforced,
      period: key.period,
      embeddable: key.partitionOnly && false,
      source: fromDatabase(constraintObject(relation, key.name, key.partitionOnly)),
    }),
  );
}

/** Returns the keys that are unique over all rows: no predicate, no expression, not only on partitions. */
export function plainKeys(relation: Pick<CatalogRelation, 'keys'>) {
  return relation.keys.filter((key) => key.definition === undefined && key.partitionOnly !== true);
}

const actions: Readonly<Record<CatalogAction, Reference['onDelete']>> = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
};

/** Returns the primary key, or a unique one over required fields; empty where the role can't read it. */
export function keyOf(
  relation: Pick<CatalogRelation, 'keys'>,
  fields: readonly Field[],
): readonly string[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const usable = (columns: readonly string[]) =>
    columns.every((column) => byName.get(column)?.grants.select === true);
  const keys = plainKeys(relation);
  const primary = keys.find((key) => key.primary);
  if (primary !== undefined) return usable(primary.columns) ? primary.columns : [];
  const neverEmpty = keys.find(
    (key) =>
      key.columns.length > 0 &&
      usable(key.columns) &&
      key.columns.every((column) => byName.get(column)?.nullable === false),
  );
  return neverEmpty?.columns ?? [];
}

/** Returns the other unique constraints. */
export function uniqueOf(
  relation: Pick<CatalogRelation, 'keys'>,
  key: readonly string[],
): Entity['unique'] {
  const isKey = (columns: readonly string[]) =>
    columns.length === key.length && columns.every((column, index) => column === key[index]);
  return plainKeys(relation)
    .map(({ columns }) => columns)
    .filter((columns) => !isKey(columns));
}
