import { ownEntry } from '../model/own-entry.ts';

/** What somebody does with records, in the words of a declaration. */
export type RoleAction = 'read' | 'create' | 'change' | 'remove';

/**
 * What a role may do with the records of an entity, as a team writes it. A list means any record;
 * otherwise of each action which, in words, or `true` for any: `{ read: true, change: 'own visits' }`.
 * What is left out it may not do, and `[]` is nothing at all.
 */
export type MayDeclaration =
  | readonly RoleAction[]
  | { readonly [A in RoleAction]?: true | string | SomeRecords };

/** Some records of an entity, in words and as conditions that a screen can check. */
export interface SomeRecords {
  /** In words: `drafts`. */
  readonly which: string;
  /** In PostgREST's grammar by field name: `{ status: 'eq.draft' }`. All must hold. */
  readonly while: { readonly [field: string]: string };
}

/** By action: which records, or `true` for any. What is not in it may not be done. */
export function mayOf(declared: MayDeclaration): Readonly<Record<string, true | string>> {
  if (isList(declared)) return Object.fromEntries(declared.map((action) => [action, true]));
  const words = Object.entries(declared).map(
    ([action, of]) => [action, typeof of === 'object' ? of.which : of] as const,
  );
  return Object.fromEntries(words);
}

export function isList(declared: MayDeclaration): declared is readonly RoleAction[] {
  return Array.isArray(declared);
}

/** Of what is declared of roles, the part that tells what each may do. */
export interface DeclaredRoles {
  readonly [role: string]:
    | { readonly may?: { readonly [entity: string]: MayDeclaration | undefined } }
    | undefined;
}

/**
 * The role of a person whose team says what it may do with an entity, and does not name this
 * action; undefined where nothing is said against it.
 *
 * @param roles In which the person acts: the product's own and the database's.
 * @param entity By `entityId`.
 */
export function roleKeptFrom(
  action: RoleAction,
  entity: string,
  roles: readonly string[],
  declared: DeclaredRoles = {},
): string | undefined {
  return roles.find((role) => {
    const may = ownEntry(ownEntry(declared, role)?.may, entity);
    return may !== undefined && !(action in mayOf(may));
  });
}
