import { canDo, onField } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import { askedOf, type Screen } from '../screen-context/index.ts';

/** Returns an entity with the permissions that a form has: fields that people don't set are not imported. */
export function importableEntity(
  screen: Pick<Screen, 'loaded' | 'acting'>,
  entity: Entity,
): Entity {
  const asked = askedOf(screen);
  return {
    ...entity,
    grants: { ...entity.grants, update: canDo(asked, 'update', entity).answer !== 'no' },
    fields: entity.fields.map((field) => {
      const insert = onField(asked, 'insert', entity, field)().answer !== 'no';
      return { ...field, grants: { ...field.grants, insert } };
    }),
  };
}
