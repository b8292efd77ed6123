/** An action with records, in the words of a declaration. */
export type RoleAction = 'read' | 'create' | 'change' | 'remove';

/**
 * A role's permissions with the records of an entity: a list of actions with any record, or each
 * action with the records in words, or `true` for any: `{ read: true, change: 'own visits' }`. Other
 * actions are not permitted; `[]` permits none.
 */
export type MayDeclaration =
  | readonly RoleAction[]
  | { readonly [A in RoleAction]?: true | string | ConditionalPermission };

/** Some records of an entity, in words and as conditions that a screen can check. */
export interface ConditionalPermission {
  /** In words: `drafts`. */
  readonly which: string;
  /** In PostgREST's grammar by field name: `{ status: 'eq.draft' }`. All must hold. */
  readonly while: { readonly [field: string]: string };
}

/** Returns the records by action, in words, or `true` for any. Other actions are not permitted. */
export function recordsByAction(declared: MayDeclaration): Readonly<Record<string, true | string>> {
  if (isList(declared)) return Object.fromEntries(declared.map((action) => [action, true]));
  const words = Object.entries(declared).map(
    ([action, of]) => [action, typeof of === 'object' ? of.which : of] as const,
  );
  return Object.fromEntries(words);
}

export function isList(declared: MayDeclaration): declared is readonly RoleAction[] {
  return Array.isArray(declared);
}

/** Declared roles, of which only the permissions are read. */
export interface DeclaredRoles {
  readonly [role: string]:
    | { readonly may?: { readonly [entity: string]: MayDeclaration | undefined } }
    | undefined;
}
