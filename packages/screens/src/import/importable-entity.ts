import type { Entity, Field } from '@ninefold/specification';
import { readOnlyOf } from '@ninefold/specification/read-only';
import { mayEdit } from '../descriptors/index.ts';

/** Returns an entity with the permissions that a form has: fields that people don't set are not imported. */
export function importableEntity(entity: Entity, roles: readonly string[]): Entity {
  const isSet = (field: Field) =>
    mayEdit(field, roles) && readOnlyOf(entity, field).value !== 'always';
  return {
    ...entity,
    fields: entity.fields.map((field) =>
      isSet(field)
        ? field
        : { ...field, grants: { ...field.grants, insert: false, update: false } },
    ),
  };
}
