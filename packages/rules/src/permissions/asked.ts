import type { Entity, Specification } from '@ninefold/specification';
import type { DeclaredRoles } from '@ninefold/specification/declaration';
import type { Action } from '@ninefold/specification/explain';
import type { KnownAccess, PolicyPerson } from '../policies/index.ts';

export interface Person {
  /** The product's own roles, and the database's as the last. */
  readonly roles: readonly string[];
  /** All claims of the access token; absent for a visitor, and where they are not known. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** What is known of the person's memberships and roles, where the declaration says where they are. */
  readonly access?: KnownAccess;
}

/** The facts that permissions are decided by, and the person. */
export interface Asked {
  readonly specification: Specification;
  readonly declaration: { readonly roles?: DeclaredRoles };
  readonly person: Person;
  /** Decides the policies for one record. Without it they are left to the database. */
  readonly policies?: PolicyJudge;
}

/** `policyAnswer` and `policyFields` of `@ninefold/rules/policies`, which only screens with records load. */
export interface PolicyJudge {
  readonly answer: (
    specification: Specification,
    entity: Entity,
    action: Action,
    record: {
      readonly before?: Readonly<Record<string, unknown>>;
      readonly after?: Readonly<Record<string, unknown>>;
    },
    person: PolicyPerson,
  ) =>
    | { readonly answer: 'yes' }
    | { readonly answer: 'undecided'; readonly reason: string }
    | { readonly answer: 'no'; readonly reason: string; readonly fields: readonly string[] };
  /** Returns the names of the fields that the policies of an action read. */
  readonly fields: (
    specification: Specification,
    entity: Entity,
    action: Action,
    person: PolicyPerson,
  ) => readonly string[];
}
