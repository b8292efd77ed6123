import { type Declaration, type RoleAction, roleKeptFrom } from '../declaration/declaration.ts';
import { entityId } from '../model/paths.ts';
import { isLetByPolicy } from '../model/policies.ts';
import type { Entity, Specification } from '../model/specification.ts';
import type { Action } from './question.ts';

/** What keeps a person from an action with any record of an entity. */
export type Obstacle =
  /** The database grants it to none of the person's roles. */
  | { readonly by: 'grant' }
  /** Row-level security is on, and no policy lets any of the roles. */
  | { readonly by: 'policy' }
  /** The team says what a role may do, and this is not among it. */
  | { readonly by: 'declaration'; readonly role: string };

/** Who asks. */
export interface Asker {
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
 * What keeps a person from an action whichever record it is, as far as is known; undefined where
 * nothing does. A policy may still refuse it for some records, or for all of them by a condition
 * that only the database can read.
 */
export function obstacleTo(
  specification: Specification,
  entity: Entity,
  action: Action,
  { roles, declaration }: Asker,
): Obstacle | undefined {
  if (!entity.grants[action]) return { by: 'grant' };
  if (!isLetByPolicy(specification, entity, action, roles)) return { by: 'policy' };
  const kept = roleKeptFrom(declaredActions[action], entityId(entity), roles, declaration.roles);
  return kept === undefined ? undefined : { by: 'declaration', role: kept };
}
