import { type Entity, entityId, notShown, type StateField } from '../../model/index.ts';
import type { CatalogRelation, CatalogTypes } from '../answer/index.ts';
import { stateLabel } from '../labels/index.ts';
import { constraintObject, derived, fromDatabase } from '../facts/index.ts';
import { fieldObject } from '../../phrases/index.ts';
import { type FieldList, listOfField } from './closed-lists.ts';

/**
 * Point 4: the fields with a closed list of values. The database has only the values and their
 * order: whether they are statuses or mere categories, the initial one and the transitions are not
 * shown. A view repeats the fields of its tables and adds none.
 */
export function stateFieldsOf(
  entity: Entity,
  relation: CatalogRelation,
  types: CatalogTypes,
): readonly StateField[] {
  if (entity.kind === 'view' || entity.kind === 'materialized view') return [];
  return entity.fields.flatMap((field) => {
    const found = listOfField(field, relation, types);
    if (found === undefined) return [];
    const object = fieldObject(entity, field.name);
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

/** Names the constraint that defines the list, if it is a CHECK of the table. */
function listObject({ list }: FieldList, relation: CatalogRelation): string | undefined {
  const isOwn =
    list.from === 'check' && relation.checks.some(({ name }) => name === list.constraint);
  return isOwn ? constraintObject(relation, list.constraint) : undefined;
}
