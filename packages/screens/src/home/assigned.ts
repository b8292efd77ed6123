import type { Entity, Field, Specification } from '@ninefold/specification';
import { filterRelations } from '@ninefold/data/records';
import { isBookkeeping } from '../descriptors/index.ts';
import { movingStates, openStates } from './moving-states.ts';

/** The way in which an entity's records are the signed-in person's. */
export interface Assigned {
  /** The field that says whose they are. */
  readonly field: Field;
  /** The condition on it, as in a list's address. */
  readonly condition: readonly [name: string, condition: string];
}

/**
 * Returns the ways in which records of an entity are assigned to the person who is signed in: a field holds their
 * account, or refers to the only record with their account. Fields that say who created or updated a record assign
 * nothing.
 */
export function assignedBy(specification: Specification, entity: Entity): readonly Assigned[] {
  const direct = entity.fields
    .filter((field) => isAccount(field) && isUsed(entity, field) && !isUnique(entity, field))
    // The database writes who created the record.
    .filter(({ default: given, overwritten }) => given === null && overwritten === undefined)
    .map((field): Assigned => ({ field, condition: [field.name, 'eq.me'] }));
  const byRecord = filterRelations(specification.entities, entity)
    .filter(({ many }) => !many)
    .flatMap(({ name, reference, target }): readonly Assigned[] => {
      const [key = '', ...others] = reference.fields;
      const field = entity.fields.find((each) => each.name === key);
      const account = target.fields.find((each) => isAccount(each) && isUnique(target, each));
      if (others.length > 0 || !isUsed(entity, field) || isUnique(entity, field)) return [];
      return account?.grants.select === true
        ? [{ field, condition: [`${name}.and`, `(${account.name}.eq.me)`] }]
        : [];
    });
  return [...direct, ...byRecord];
}

/** Returns the condition that a record is not done; none where the entity has no states that records move through. */
export function openCondition(
  specification: Specification,
  entity: Entity,
): readonly (readonly [name: string, condition: string])[] {
  const [state] = movingStates(specification, entity);
  if (state === undefined) return [];
  const open = openStates(state).map(({ value }) => JSON.stringify(value));
  return [[state.field, `in.(${open.join(',')})`]];
}

function isAccount({ person, kind }: Field): boolean {
  return person === true && kind === 'uuid';
}

function isUnique({ key, unique }: Entity, { name }: Field): boolean {
  return [key, ...unique].some((fields) => fields.length === 1 && fields[0] === name);
}

function isUsed(of: Entity, field: Field | undefined): field is Field {
  return (
    field !== undefined &&
    field.grants.select &&
    field.hidden?.value !== true &&
    !isBookkeeping(of, field)
  );
}
