import { type Entity, entityId, ownEntry } from '@ninefold/specification';
import type {
  ActionDeclaration,
  ActionPlace,
  RoleAction,
} from '@ninefold/specification/declaration';
import type { Action } from '@ninefold/specification/explain';
import { type Conditions, fulfils, type KnownRecord } from '../conditions/index.ts';
import { isLeftOut } from './answers.ts';
import type { Asked } from './asked.ts';
import { permissionOn } from './can-do.ts';
import { maySee } from './screen-access.ts';

/** An action of the team's own that a person is offered. */
export interface OfferedAction {
  readonly name: string;
  readonly declared: ActionDeclaration;
  /** Says why it can't be done with a record, or with records in general; undefined where it can. */
  readonly rejection: (record?: KnownRecord) => string | undefined;
}

const actions: Readonly<Record<RoleAction, Action>> = {
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
    const permission = action.needs && permissionOn(asked, actions[action.needs], entity);
    if (permission !== undefined && isLeftOut(permission())) return [];
    const { only } = action;
    const check = only && fulfils(entity, only.while as Conditions);
    const rejection = (record?: KnownRecord) => {
      const permitted = permission?.(record);
      if (permitted?.answer === 'no') return permitted.reason;
      return record !== undefined && check?.(record) === false ? only?.statement : undefined;
    };
    return [{ name, declared: action, rejection }];
  });
}
