import type { AccessDeclaration } from '@ninefold/specification/declaration';

/** Who asks the database for something. */
export interface PolicyPerson {
  /** The database role: anon, authenticated, … */
  readonly role: string;
  /** All claims of the access token; undefined for a visitor. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly access?: KnownAccess;
}

/** What is known of a person's roles, and where the team declares that they are. */
export interface KnownAccess {
  readonly declared: AccessDeclaration;
  /** All of the person's own rows of `memberships`, by column, as far as they are read. */
  readonly memberships?: readonly Readonly<Record<string, unknown>>[];
  /** All roles of the person. */
  readonly roles: readonly HeldRole[];
}

export interface HeldRole {
  /** Null of a membership without one. */
  readonly role: string | null;
  /** The tenant's ID. Without one, the role holds in all tenants. */
  readonly tenant?: unknown;
}
