import type { Fact, Source } from './fact.ts';
import type { Grants } from './grants.ts';

/** Point 6. */
export interface Permissions {
  readonly roles: readonly Role[];
  readonly grants: readonly RoleGrant[];
  /** The policies of entities with row-level security. */
  readonly policies?: readonly Policy[];
  readonly functions?: readonly FunctionGrant[];
  /** The functions that policies call whose texts are known. */
  readonly policyFunctions?: readonly PolicyFunction[];
  /** The tables that policies and these functions read besides the policies' own. */
  readonly policyTables?: readonly PolicyTable[];
  /** The enums of those tables and functions. */
  readonly policyEnums?: readonly PolicyEnum[];
  /** Only for a team. */
  readonly supportingFunctions?: readonly SupportingFunction[];
  /** Only for a team. */
  readonly memberships?: readonly Membership[];
}

export interface Role {
  readonly name: string;
  readonly label: Fact<string>;
  readonly description: Fact<string>;
  /** No policy applies to it. */
  readonly bypassesRowSecurity?: true;
  /** Roles whose rights it has in addition to its own. */
  readonly inherits?: readonly string[];
  readonly source: Source;
}

export interface RoleGrant {
  readonly role: string;
  readonly entity: string;
  readonly may: readonly (keyof Grants)[];
  /** For an action on some fields only: their names. */
  readonly fields?: Partial<Readonly<Record<'select' | 'insert' | 'update', readonly string[]>>>;
  /** For an action on some records only: a description of these, in the team's words. */
  readonly which?: Partial<Readonly<Record<keyof Grants, string>>>;
  readonly source: Source;
}

export interface Policy {
  readonly entity: string;
  /** Absent for a browser, which learns that there is one, and its hash. */
  readonly name?: string;
  readonly command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  /** `public` is everybody. For a browser, the current role. */
  readonly roles: readonly string[];
  /** One permissive policy that holds is enough; every restrictive one must hold. */
  readonly permissive: boolean;
  /** Which rows it applies to, as SQL; absent for a browser from which the database keeps it. */
  readonly using?: string;
  /** The check of a written row, as SQL, where not the same as `using`; absent like that. */
  readonly check?: string;
  readonly description: Fact<string>;
  /** The hash of its command, kind and expressions. */
  readonly hash: string;
  readonly source: Source;
}

/** A role may call a function. */
export interface FunctionGrant {
  readonly role: string;
  /** `schema.name(argument types)` */
  readonly function: string;
  readonly source: Source;
}

/** A function in any schema that policies call, directly or through the bodies of others. */
export interface PolicyFunction {
  readonly schema: string;
  readonly name: string;
  /** With their types as Postgres prints them. */
  readonly arguments: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  /** It returns rows (SETOF). */
  readonly rows?: true;
  /**
   * It runs with the permissions of its owner, not with the caller's (SECURITY DEFINER): a role of the Data API, else
   * `owner 1`, which stands for a name that nobody needs to learn.
   */
  readonly runsAs?: string;
  /**
   * Its SQL. Absent where it is neither written in SQL nor only `BEGIN RETURN …; END` in PL/pgSQL, has OUT arguments or
   * settings: only the database computes it.
   */
  readonly body?: string;
  /** Of NULL it is NULL. */
  readonly strict?: true;
  /** The roles that may execute it: of the Data API, and of `runsAs`. */
  readonly execute: readonly string[];
  /** Those of them that may use its schema, as calls in a body need. */
  readonly usage: readonly string[];
}

/** A table that sub-selects of policies, or of the functions that they call, may read. */
export interface PolicyTable {
  readonly schema: string;
  readonly name: string;
  /** All of them, also those that people may not read. */
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    /** Of a domain. */
    readonly baseType?: string;
  }[];
  /** The roles of the Data API, and of `runsAs`, that read all of its rows: no policy applies to them. */
  readonly readWhollyBy: readonly string[];
}

export interface PolicyEnum {
  readonly type: string;
  readonly values: readonly string[];
}

/** A function in any schema that policies, triggers or views call, directly or through others. */
export interface SupportingFunction {
  /** `schema.name(argument types)` */
  readonly signature: string;
  /** It runs with its owner's permissions, not the caller's (SECURITY DEFINER). */
  readonly securityDefiner: boolean;
  /** Its SET clauses: `search_path=""`. */
  readonly settings: readonly string[];
  readonly owner: string;
  readonly ownerBypassesRowSecurity: boolean;
  /** The `entityId`s of the entities whose policies call it. */
  readonly policiesOf: readonly string[];
  /** The `entityId`s of the entities whose triggers call it. */
  readonly triggersOf: readonly string[];
  /** The `entityId`s of the views that call it. */
  readonly viewsOf: readonly string[];
  /** The hash of its body, arguments and result. */
  readonly hash: string;
  readonly source: Source;
}

/** A role is a member of another: it has that role's rights, or may switch to them. */
export interface Membership {
  readonly member: string;
  readonly role: string;
  /** The member has the rights without switching. */
  readonly inherits?: true;
  readonly source: Source;
}
