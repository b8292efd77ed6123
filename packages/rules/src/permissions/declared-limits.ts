import { ownEntry } from '@ninefold/specification';
import type {
  ConditionalPermission,
  DeclaredRoles,
  RoleAction,
} from '@ninefold/specification/declaration';
import type { Action } from '@ninefold/specification/explain';

/** The records with which a role is declared to permit an action, where it doesn't permit it with any. */
export interface DeclaredLimit {
  readonly role: string;
  readonly records: 'none' | Partial<ConditionalPermission>;
}

const declaredActions: Readonly<Record<Action, RoleAction>> = {
  select: 'read',
  insert: 'create',
  update: 'change',
  delete: 'remove',
};

/**
 * Returns the declared limits of a person's roles. Each of them applies.
 *
 * @param entity By `entityId`.
 */
export function declaredLimits(
  roles: readonly string[],
  declared: DeclaredRoles | undefined,
  entity: string,
  action: Action,
): readonly DeclaredLimit[] {
  const name = declaredActions[action];
  return roles.flatMap((role): readonly DeclaredLimit[] => {
    const may = ownEntry(ownEntry(declared ?? {}, role)?.may, entity);
    // Files that are not typed can hold anything.
    if (typeof may !== 'object' || may === null) return [];
    const actions: readonly string[] = Array.isArray(may) ? may : Object.keys(may);
    if (!actions.includes(name)) return [{ role, records: 'none' }];
    const of = (may as Readonly<Record<string, true | string | ConditionalPermission>>)[name];
    if (typeof of === 'string') return [{ role, records: { which: of } }];
    return typeof of === 'object' ? [{ role, records: of }] : [];
  });
}

/** Returns the role whose declared permissions leave out an action with all records of an entity. */
export function deniedRole(...limits: Parameters<typeof declaredLimits>): string | undefined {
  return declaredLimits(...limits).find(({ records }) => records === 'none')?.role;
}
