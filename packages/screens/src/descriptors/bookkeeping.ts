import { type Entity, type Field, referenceShownAt } from '@ninefold/specification';
import { isCreationTime, isUpdateTime } from './recent-field.ts';

const byName = /^(?:created|inserted|updated|modified|changed)_?by(?:_?id)?$/i;

/**
 * Returns whether a field says nothing about what a record is: its key, where people don't know it by that, and when and
 * by whom it was created and updated.
 */
export function isBookkeeping(entity: Entity, field: Field | undefined): boolean {
  if (field === undefined || entity.display.value?.includes(field.name) === true) return false;
  if (isCreationTime(field) || isUpdateTime(field) || byName.test(field.name)) return true;
  if (referenceShownAt(entity, field.name) !== undefined) return false;
  return field.kind === 'uuid' ? field.person !== true : entity.key.includes(field.name);
}
