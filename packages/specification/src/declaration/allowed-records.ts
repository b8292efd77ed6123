import { ownEntry } from '../model/index.ts';
import { type ConditionalPermission, type DeclaredRoles, isList, type RoleAction } from './may.ts';

/**
 * Returns the records with which a person's roles are declared to permit an action; undefined where
 * nothing is declared, or any record is allowed.
 */
export function allowedRecords(
  action: RoleAction,
  entity: string,
  roles: readonly string[],
  declared: DeclaredRoles = {},
): Partial<ConditionalPermission> | undefined {
  for (const role of roles) {
    const may = ownEntry(ownEntry(declared, role)?.may, entity);
    if (may === undefined || isList(may)) continue;
    const of = may[action];
    if (typeof of === 'string') return { which: of };
    if (typeof of === 'object') return of;
  }
  return undefined;
}
