import { type Entity, entityId, type Field, fieldOf } from '@ninefold/specification';
import type { Action, FieldAction, Permission } from '@ninefold/specification/explain';
import { readOnlyOf } from '@ninefold/specification/read-only';
import type { KnownRecord } from '../conditions/index.ts';
import { strictest } from './answers.ts';
import type { Asked } from './asked.ts';
import { declaredLimits } from './declared-limits.ts';
import { onField } from './on-field.ts';
import { onRecords } from './on-records.ts';
import { policyPerson } from './policy-person.ts';

/** What an action is about: the records of an entity in general where nothing is given. */
export interface PermissionSubject {
  readonly record?: KnownRecord | undefined;
  readonly field?: Field | undefined;
}

/**
 * Decides whether a person can do an action with the records of an entity, with one of them, or with
 * a field. The database has the last word: `yes` and `undecided` can be rejected by it, and a `no` is
 * what it would reject, or what the team has declared.
 */
export function canDo(
  asked: Asked,
  action: Action | FieldAction,
  entity: Entity,
  { record, field }: PermissionSubject = {},
): Permission {
  return permissionOn(asked, action, entity, field)(record);
}

/** As `canDo`, for many records: what doesn't depend on one is decided once. */
export function permissionOn(
  asked: Asked,
  action: Action | FieldAction,
  entity: Entity,
  field?: Field,
): (record?: KnownRecord) => Permission {
  const ofRecords = onRecords(asked, action === 'transition' ? 'update' : action, entity);
  if (field === undefined || action === 'delete') return ofRecords;
  const ofField = onField(asked, action, entity, field);
  return (record) => strictest([ofField(record), ofRecords(record)]);
}

/** Returns the names of the fields whose values decide an action, to read them with the records. */
export function permittingFields(
  { specification, declaration, person, policies }: Asked,
  action: Action,
  entity: Entity,
  fields: readonly string[] = [],
): readonly string[] {
  const limits = declaredLimits(person.roles, declaration.roles, entityId(entity), action);
  const conditions = [
    ...limits.map(({ records }) => (records === 'none' ? undefined : records.while)),
    ...fields.map((name) => {
      const field = fieldOf(entity, name);
      const readOnly = field && readOnlyOf(entity, field).value;
      return typeof readOnly === 'object' ? readOnly.while : undefined;
    }),
  ];
  const declared = conditions.flatMap((each) => Object.keys(each ?? {}));
  const policed = policies?.fields(specification, entity, action, policyPerson(person)) ?? [];
  return [...new Set([...declared, ...policed])];
}
