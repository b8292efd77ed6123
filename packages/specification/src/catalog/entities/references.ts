import type { Reference } from '../../model/index.ts';
import type { CatalogAction, CatalogForeignKey, CatalogRelation } from '../answer/index.ts';
import { constraintObject, fromDatabase } from '../facts/index.ts';

/** The properties of a relation, in full or in outline, that its references are made from. */
type Referring = Pick<CatalogRelation, 'schema' | 'name' | 'foreignKeys' | 'keys'>;

export function referencesOf(relation: Referring): readonly Reference[] {
  const unique = plainKeys(relation).map(({ columns }) => columns);
  return relation.foreignKeys.map((foreignKey) => ({
    constraint: foreignKey.name,
    fields: foreignKey.columns,
    entity: foreignKey.relation,
    schema: foreignKey.schema,
    referencedFields: foreignKey.referencedColumns,
    onDelete: actions[foreignKey.onDelete],
    onUpdate: actions[foreignKey.onUpdate ?? 'a'],
    unique: unique.some((columns) =>
      columns.every((column) => foreignKey.columns.includes(column)),
    ),
    ...exceptions(foreignKey),
    source: fromDatabase(constraintObject(relation, foreignKey.name, foreignKey.partitionOnly)),
  }));
}

/** Returns the keys that are unique over all rows: no predicate, no expression, not only on partitions. */
export function plainKeys(relation: Pick<CatalogRelation, 'keys'>) {
  return relation.keys.filter((key) => key.definition === undefined && key.partitionOnly !== true);
}

function exceptions(foreignKey: CatalogForeignKey): Partial<Reference> {
  const { onDeleteColumns, matchFull, deferred, validated, enforced, period, partitionOnly } =
    foreignKey;
  return {
    ...(onDeleteColumns === undefined ? {} : { onDeleteFields: onDeleteColumns }),
    ...(matchFull === true ? { matchFull: true } : {}),
    ...(deferred === true ? { deferred: true } : {}),
    ...(validated === false ? { validated: false } : {}),
    ...(enforced === false ? { enforced: false } : {}),
    ...(period === true ? { period: true } : {}),
    ...(partitionOnly === true ? { embeddable: false } : {}),
  };
}

const actions: Readonly<Record<CatalogAction, Reference['onDelete']>> = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
};
