import type {
  CatalogAttribute,
  CatalogForeignKey,
  CatalogKey,
  CatalogRelation,
} from './catalog.ts';

export interface CatalogIndex {
  readonly name: string;
  readonly method: string;
  readonly unique: boolean;
  readonly columns: readonly CatalogIndexColumn[];
  readonly include?: readonly string[];
  readonly predicate?: string;
  readonly comment?: string;
}

/** One of `column` and `expression`. */
export interface CatalogIndexColumn {
  readonly column?: string;
  readonly expression?: string;
  readonly descending?: true;
  readonly nullsFirst?: true;
  /** The operator class, where not the type's default. */
  readonly class?: string;
  readonly collation?: string;
}

export interface CatalogPolicy {
  readonly name?: string;
  readonly command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  readonly permissive: boolean;
  readonly roles: readonly string[];
  readonly using?: string;
  readonly check?: string;
  readonly comment?: string;
  /** Of command, kind and texts; not of name and roles. */
  readonly hash: string;
}

export interface CatalogTrigger {
  readonly name: string;
  readonly timing: 'before' | 'after' | 'instead of';
  readonly events: readonly ('insert' | 'update' | 'delete' | 'truncate')[];
  readonly level: 'row' | 'statement';
  readonly columns?: readonly string[];
  readonly function: string;
  readonly enabled: boolean;
  readonly condition?: string;
  readonly comment?: string;
  readonly hash: string;
}

export interface CatalogPublication {
  readonly name: string;
  readonly events: readonly ('insert' | 'update' | 'delete')[];
  readonly columns?: readonly string[];
  readonly condition?: string;
}

export interface CatalogGrant {
  readonly role: string;
  /** On the relation. */
  readonly may: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** By action, where it is on some columns only. */
  readonly columns?: Partial<Readonly<Record<'select' | 'insert' | 'update', readonly string[]>>>;
}

export interface CatalogFunction {
  readonly schema: string;
  readonly name: string;
  /** The types of its arguments: `integer, text`. */
  readonly signature: string;
  readonly comment?: string;
  readonly arguments: readonly CatalogArgument[];
  readonly returns: Pick<CatalogAttribute, 'type' | 'typeId'> & {
    readonly set: boolean;
    /** OUT and TABLE columns. */
    readonly columns?: readonly CatalogAttribute[];
    /** Records of a relation that the role may know. */
    readonly relation?: Pick<CatalogRelation, 'schema' | 'name'>;
  };
  /** Immutable, stable, volatile. */
  readonly volatility: 'i' | 's' | 'v';
  readonly securityDefiner?: true;
  readonly strict?: true;
  readonly timeout?: string;
  /** SET clauses, such as `search_path=""`. Only for a team; absent where there is none. */
  readonly settings?: readonly string[];
  /** Only for a team. */
  readonly roles?: readonly string[];
  readonly hash: string;
}

/** A function that policies, triggers or views call, directly or through other functions. */
export interface CatalogSupportingFunction {
  readonly schema: string;
  readonly name: string;
  /** The types of its arguments: `uuid, text`. */
  readonly signature: string;
  readonly securityDefiner: boolean;
  /** SET clauses, `search_path=""` among them. */
  readonly settings: readonly string[];
  readonly owner: string;
  readonly ownerBypassesRowSecurity: boolean;
  /** The relations whose policies call it. */
  readonly policiesOf: readonly CatalogRelationName[];
  /** The relations whose triggers call it. */
  readonly triggersOf: readonly CatalogRelationName[];
  /** The views that call it. */
  readonly viewsOf: readonly CatalogRelationName[];
  /** Of its body, arguments and result. */
  readonly hash: string;
}

export interface CatalogRaised {
  readonly schema: string;
  readonly name: string;
  /** The types of the function's arguments: `uuid, text`. */
  readonly signature: string;
  /** The text between RAISE and the semicolon. */
  readonly statement: string;
}

export interface CatalogRelationName {
  readonly schema: string;
  readonly relation: string;
}

/**
 * A role is a member of another. Listed for the roles that the Data API switches to or signs in as, and
 * for the roles that these are members of.
 */
export interface CatalogMembership {
  readonly member: string;
  readonly role: string;
  /** The member has the role's rights without switching to it. */
  readonly inherits?: true;
}

/** An argument without a name is passed by position, which the Data API can only do for a body. */
interface CatalogArgument extends CatalogAttribute {
  readonly optional?: true;
  readonly variadic?: true;
  readonly default?: string;
}

export interface CatalogRole {
  readonly name: string;
  readonly bypassesRowSecurity?: true;
  readonly inherits?: readonly string[];
  readonly comment?: string;
}

/** A setting stored by ALTER ROLE … SET or ALTER DATABASE … SET. */
export interface CatalogSetting {
  /** Absent where it holds for every role. */
  readonly role?: string;
  /** It holds in this database, not in all of the server's. */
  readonly database?: true;
  readonly name: string;
  readonly value: string;
}

export interface CatalogBucket {
  readonly name: string;
  readonly public?: boolean;
  readonly maxBytes?: number;
  readonly types?: readonly string[];
}

export interface CatalogOutline extends Pick<
  CatalogRelation,
  'schema' | 'name' | 'kind' | 'comment' | 'rows'
> {
  /** On the relation or on some columns, as far as it can be written. */
  readonly may: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** How many columns the role may know. */
  readonly columns: number;
  /** The first column that the role may read. */
  readonly readable?: string;
  readonly keys: readonly CatalogKey[];
  readonly foreignKeys: readonly CatalogForeignKey[];
}
