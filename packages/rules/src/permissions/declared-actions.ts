import { type Entity, entityId, ownEntry } from '@ninefold/specification';
import type {
  ActionDeclaration,
  ActionPlace,
  RoleAction,
} from '@ninefold/specification/declaration';
import type { Action } from '@ninefold/specification/explain';
import { isLeftOut } from './answers.ts';
import type { Asked } from './asked.ts';
import { canDoAny } from './can-do-any.ts';
import { maySee } from './screen-access.ts';

/** A custom action that a person is offered. */
export interface OfferedAction {
  readonly name: string;
  readonly declared: ActionDeclaration;
  /** Says why it can't be done with any record; undefined where it can. */
  readonly reason: string | undefined;
}

/** What the person must be able to do, by what an action declares to require. */
export const requiredActions: Readonly<Record<RoleAction, Action>> = {
  read: 'select',
  create: 'insert',
  change: 'update',
  remove: 'delete',
};

/** Returns the team's actions on an entity's records that a person is offered in a place, in declared order. */
export function offeredActions(
  asked: Asked,
  entity: Entity,
  place: ActionPlace,
): readonly OfferedAction[] {
  const declared = ownEntry(asked.declaration.screens?.actions, entityId(entity)) ?? {};
  return Object.entries(declared).flatMap(([name, action]) => {
    const isHere = [action.on].flat().includes(place);
    if (!isHere || !maySee(action.roles, asked.person.roles)) return [];
    const permission = action.requires && canDoAny(asked, requiredActions[action.requires], entity);
    if (permission !== undefined && isLeftOut(permission)) return [];
    const reason = permission?.answer === 'no' ? permission.reason : undefined;
    return [{ name, declared: action, reason }];
  });
}
