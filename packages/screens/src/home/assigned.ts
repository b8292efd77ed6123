import { type Entity, type Field, type Specification, stateFieldOf } from '@ninefold/specification';
import { filterRelations } from '@ninefold/data/records';
import { isBookkeeping } from '../descriptors/index.ts';

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

/** Returns the condition under which a record still moves through its states, where it has any. */
export function openCondition(
  specification: Specification,
  entity: Entity,
): readonly (readonly [name: string, condition: string])[] {
  const moving = entity.fields.flatMap(({ name, grants }) => {
    const state = stateFieldOf(specification, entity, name);
    const isMoving = state?.transitions.value !== undefined && state.category?.value !== true;
    return state !== undefined && isMoving && grants.select ? [state] : [];
  });
  return moving.slice(0, 1).map(({ field, states }) => {
    const open = states.filter(
      ({ final, settled }) => final.value !== true && settled?.value !== true,
    );
    return [field, `in.(${open.map(({ value }) => JSON.stringify(value)).join(',')})`];
  });
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
