import type { DiscoveredNames, EntityOf } from './discovered-names.ts';
import type { MayDeclaration } from './may.ts';

/**
 * Sources of a signed-in person's roles; several are joined. Roles decide what screens offer. In the
 * database, policies decide.
 */
export interface AccessDeclaration<Entity extends string = string> {
  /**
   * Claims of the access token that hold a role or a list of roles: `user_role`, as Supabase's guide
   * to custom claims sets it, or `app_metadata.roles`.
   */
  readonly claims?: readonly string[];
  /**
   * A table with a row for each role of a person:
   * `{ entity: 'memberships', person: 'profile_id', role: 'role' }`. `person` holds their ID in Auth.
   * Declares that people read all of their own rows. What policies ask of these, directly or by functions
   * in SQL, is then known before the database is asked.
   */
  readonly memberships?: {
    readonly entity: Entity;
    readonly person: string;
    readonly role: string;
    /** The field with the tenant's ID, where a person can have other roles in each tenant. */
    readonly tenant?: string;
  };
  /**
   * A function without arguments that returns a role, a list of roles, or rows with a role in a field:
   * `{ name: 'my_memberships', field: 'role' }`. `tenant` is the rows' field with the tenant's ID.
   */
  readonly function?: { readonly name: string; readonly field?: string; readonly tenant?: string };
  /**
   * Functions that policies ask for a person's roles and whose text can't be read, such as longer ones in PL/pgSQL:
   * `{ 'private.is_member': { tenant: 'organisation' } }`. The text of others goes before what is declared.
   */
  readonly helpers?: { readonly [name: string]: HelperDeclaration };
  /** The tenants whose records are kept apart: organisations, workspaces, sites. */
  readonly tenant?: TenantDeclaration<Entity>;
}

/** When a function of policies returns true. It returns false otherwise, and never fails. */
export interface HelperDeclaration {
  /** The argument with the ID of the tenant in which the person has the role; in any tenant when left out. */
  readonly tenant?: string;
  /** One of these roles, or the argument with the role or a list of roles; any role when left out. */
  readonly roles?: string | readonly string[];
}

/**
 * The entity whose records are the tenants: organisations, workspaces, sites. A person chooses one in
 * the frame, which puts its ID in the address (`/tenant/ID/data/tasks`). Lists, counts and choices then
 * show its records alone, new records belong to it, and the person has the roles that they have there.
 * This protects nothing: policies decide what people read and write. Of a table that everybody can read,
 * the tenants of others can be chosen too.
 */
export interface TenantDeclaration<Entity extends string = string> {
  /** It has a key of one field. */
  readonly entity: Entity;
  /**
   * The field by which other entities refer to it: `organisation_id`. When left out, the only field of an
   * entity that does; entities with none or several are not narrowed.
   */
  readonly field?: string;
}

export interface RoleDeclaration<Names extends DiscoveredNames = DiscoveredNames> {
  readonly label?: string;
  readonly description?: string;
  /**
   * People outside the team, such as customers. The screens about the product are not offered to
   * them, unless `screens.product` names the role.
   */
  readonly external?: boolean;
  /** Its permissions by entity: never more than the database grants. */
  readonly may?: { readonly [E in EntityOf<Names>]?: MayDeclaration };
  /** Quotas to be shown; nothing enforces them: `{ 'Orders a day': 20 }`. */
  readonly quotas?: { readonly [name: string]: string | number };
}
