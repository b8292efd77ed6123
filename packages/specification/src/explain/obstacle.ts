import { type Declaration, type RoleAction, roleWithoutPermission } from '../declaration/index.ts';
import { type Entity, entityId, isLetByPolicy, type Specification } from '../model/index.ts';
import type { Action } from './question.ts';

/** The reason why a person can't do an action with any record of an entity. */
export type ActionDenial =
  /** The database grants it to none of the person's roles. */
  | { readonly by: 'grant' }
  /** Row-level security is on, and no policy allows it to any of the roles. */
  | { readonly by: 'policy' }
  /** The declared permissions of a role leave it out. */
  | { readonly by: 'declaration'; readonly role: string };

/** The person who asks. */
export interface Requester {
  /** The product's own role, where there is one, and the database's. */
  readonly roles: readonly string[];
  readonly declaration: Pick<Declaration, 'roles'>;
}

const declaredActions: Readonly<Record<Action, RoleAction>> = {
  select: 'read',
  insert: 'create',
  update: 'change',
  delete: 'remove',
};

/**
 * Finds the reason why a person can't do an action with any record; undefined where none is known. A
 * policy may still refuse it for some records, or for all by a condition that only the database can
 * evaluate.
 */
export function actionDenial(
  specification: Specification,
  entity: Entity,
  action: Action,
  { roles, declaration }: Requester,
): ActionDenial | undefined {
  if (!entity.grants[action]) return { by: 'grant' };
  if (!isLetByPolicy(specification, entity, action, roles)) return { by: 'policy' };
  const kept = roleWithoutPermission(
    declaredActions[action],
    entityId(entity),
    roles,
    declaration.roles,
  );
  return kept === undefined ? undefined : { by: 'declaration', role: kept };
}
