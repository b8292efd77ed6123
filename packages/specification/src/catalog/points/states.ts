import { type Entity, entityId, notShown, type StateField } from '../../model/index.ts';
import type { CatalogRelation, CatalogType } from '../answer/index.ts';
import { stateLabel } from '../labels/index.ts';
import { columnObject, constraintObject, derived, fromDatabase } from '../facts/index.ts';
import { type FieldList, listOfField, type Lookups } from '../lists/index.ts';

/**
 * Point 4: the fields that hold one of a closed list. The database says which
 * values there are and in which order, and no more: whether they are states
 * that a record moves through or mere categories, where it begins and which
 * way it goes is not shown. A view repeats the fields of its tables and adds
 * none.
 */
export function stateFieldsOf(
  entity: Entity,
  relation: CatalogRelation,
  types: ReadonlyMap<string, CatalogType>,
  lookups: Lookups,
): readonly StateField[] {
  if (entity.kind === 'view' || entity.kind === 'materialized view') return [];
  return entity.fields.flatMap((field) => {
    const found = listOfField(field, relation, types, lookups);
    if (found === undefined) return [];
    const object = columnObject(entity, field.name);
    return {
      entity: entityId(entity),
      field: field.name,
      states: found.values.map((value) => ({
        value,
        label: derived(stateLabel(value), `value '${value}' of ${object}`),
        tone: notShown,
        final: notShown,
      })),
      initial: notShown,
      transitions: notShown,
      list: found.list,
      source: fromDatabase(listObject(found, relation) ?? object),
    };
  });
}

/** Of a CHECK the constraint closes the list, not the column's type. */
function listObject({ list }: FieldList, relation: CatalogRelation): string | undefined {
  const isOwn =
    list.from === 'check' && relation.checks.some(({ name }) => name === list.constraint);
  return isOwn ? constraintObject(relation, list.constraint) : undefined;
}
