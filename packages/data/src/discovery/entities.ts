import { notShown } from '../specification/fact.ts';
import { isPureJoinTable } from '../specification/relations.ts';
import type { Entity, Field, Reference } from '../specification/specification.ts';
import type { CatalogRelation, CatalogType } from './catalog.ts';
import { displayFields } from './display.ts';
import { fieldsOf } from './fields.ts';
import { entityLabels } from './labels/labels.ts';
import {
  commentFact,
  constraintObject,
  derived,
  fromDatabase,
  relationKind,
  relationObject,
} from './sources.ts';

/** One relation as an entity. */
export function entityOf(
  relation: CatalogRelation,
  types: ReadonlyMap<string, CatalogType>,
): Entity {
  const object = relationObject(relation);
  const labels = entityLabels(relation.name);
  const fields = fieldsOf(relation, types);
  const references = referencesOf(relation);
  const key = keyOf(relation, fields);
  const unique = uniqueOf(relation, key);
  const display = displayFields({ name: relation.name, fields, key, unique, references });
  return {
    name: relation.name,
    schema: relation.schema,
    kind: relationKind(relation),
    source: fromDatabase(object),
    label: derived(labels.label, object),
    plural: derived(labels.plural, object),
    description: commentFact(relation.comment, object),
    display: display.length === 0 ? notShown : derived(display, object),
    fields,
    key,
    unique,
    references,
    grants: grantsOf(relation, fields),
    rowSecurity: relation.rowSecurity,
    estimatedRows: relation.rows ?? null,
    inNavigation: !isPureJoinTable({ key, references, fields }),
  };
}

/** Unique over all rows: no predicate, no expression, not on partitions alone. */
function plainKeys(relation: CatalogRelation) {
  return relation.keys.filter((key) => key.definition === undefined && key.folded !== true);
}

function keyOf(relation: CatalogRelation, fields: readonly Field[]): readonly string[] {
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

function uniqueOf(relation: CatalogRelation, key: readonly string[]): Entity['unique'] {
  const isKey = (columns: readonly string[]) =>
    columns.length === key.length && columns.every((column, index) => column === key[index]);
  return plainKeys(relation)
    .map(({ columns }) => columns)
    .filter((columns) => !isKey(columns));
}

function referencesOf(relation: CatalogRelation): readonly Reference[] {
  const unique = plainKeys(relation).map(({ columns }) => columns);
  return relation.foreignKeys.map((foreignKey) => ({
    constraint: foreignKey.name,
    fields: foreignKey.columns,
    entity: foreignKey.relation,
    schema: foreignKey.schema,
    referencedFields: foreignKey.referencedColumns,
    onDelete: deletions[foreignKey.onDelete],
    unique: unique.some((columns) =>
      columns.every((column) => foreignKey.columns.includes(column)),
    ),
    ...(foreignKey.folded === true ? { folded: true as const } : {}),
    source: fromDatabase(constraintObject(relation, foreignKey.name)),
  }));
}

const deletions = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
} as const;

function grantsOf(relation: CatalogRelation, fields: readonly Field[]): Entity['grants'] {
  const { privileges, writable } = relation;
  return {
    select: privileges.select || fields.some((field) => field.grants.select),
    insert: writable.insert && (privileges.insert || fields.some((field) => field.grants.insert)),
    update: writable.update && (privileges.update || fields.some((field) => field.grants.update)),
    delete: writable.delete && privileges.delete,
  };
}
