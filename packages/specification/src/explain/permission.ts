import type { Entity, Fact, Field } from '../model/index.ts';
import type { Action } from './question.ts';

/** Whether a person may do something, as `canDo` of `@ninefold/rules/permissions` decides it. */
export type Permission = { readonly answer: 'yes' } | Denial | Undecided;

export interface Denial {
  readonly answer: 'no';
  readonly by: DenialCause;
  /** In words, as a disabled control gives it. */
  readonly reason: string;
  readonly source: Fact<unknown>['source'];
  /** The role that is denied it, where a declaration does. */
  readonly role?: string;
}

export type DenialCause =
  /** The database grants it to none of the person's roles. */
  | 'grant'
  /** No policy of row-level security allows it: to any of the roles, or with this record. */
  | 'policy'
  /** The declaration leaves it to other roles. */
  | 'role'
  /** The record doesn't meet the declared conditions. */
  | 'record'
  /** The database computes the value of the field. */
  | 'generated'
  /** People don't set the field, or no longer once the record exists. */
  | 'read-only';

/** Only the database knows. */
export interface Undecided {
  readonly answer: 'undecided';
  /** The policies, or declared words or conditions about the records. */
  readonly by: 'policy' | 'record';
  /** In words, where it is known. */
  readonly reason?: string;
  readonly source: Fact<unknown>['source'];
}

/** A status can change by a declared transition where forms leave its field read-only. */
export type FieldAction = Exclude<Action, 'delete'> | 'transition';

/** Returns what the person may do with the records of an entity, or with a field of them. */
export type PermissionOf = (
  action: Action | FieldAction,
  entity: Entity,
  field?: Field,
) => Permission;
