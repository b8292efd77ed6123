import { ownEntry } from '../model/own-entry.ts';
import { type DeclaredRoles, isList, type RoleAction, type SomeRecords } from './may.ts';

/**
 * Returns the records with which the team says that a person may do something; undefined where it
 * says nothing, or any.
 */
export function recordsMeant(
  action: RoleAction,
  entity: string,
  roles: readonly string[],
  declared: DeclaredRoles = {},
): Partial<SomeRecords> | undefined {
  for (const role of roles) {
    const may = ownEntry(ownEntry(declared, role)?.may, entity);
    if (may === undefined || isList(may)) continue;
    const of = may[action];
    if (typeof of === 'string') return { which: of };
    if (typeof of === 'object') return of;
  }
  return undefined;
}
