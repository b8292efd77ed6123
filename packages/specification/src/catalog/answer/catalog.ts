import type {
  Field,
  Grants,
  Index,
  IndexColumn,
  Interceptor,
  Membership,
  Policy,
  PolicyEnum,
  PolicyFunction,
  PolicyTable,
  Publication,
  Reference,
  Role,
  RoleGrant,
  SupportingFunction,
  Trigger,
  ViewFacts,
} from '../../model/index.ts';

/**
 * The answer of the catalog query: one JSON value, the same over a connection and from the installed
 * function, with only what the current role may know.
 */
export interface Catalog {
  readonly format: 2;
  /** The hash of the rest of the answer. Only from the installed function. */
  readonly hash?: string;
  /** `server_version_num`: 170005. */
  readonly server: number;
  /** The current role. */
  readonly role: string;
  /** The requested schemas that exist and that the role may use, in the requested order. */
  readonly schemas: readonly string[];
  readonly comments: {
    readonly database?: string;
    readonly schemas?: Readonly<Record<string, string>>;
  };
  readonly relations: readonly CatalogRelation[];
  /** The types of all columns, with their element and base types. */
  readonly types: readonly CatalogType[];
  /** The functions that the role may execute. */
  readonly functions?: readonly CatalogFunction[];
  /** For a team the roles that the Data API takes on; for a browser its own. */
  readonly roles?: readonly CatalogRole[];
  readonly settings?: readonly CatalogSetting[];
  /** The functions that the policies call whose texts are shown. */
  readonly policyFunctions?: readonly PolicyFunction[];
  /** The tables that these policies and functions read besides the policies' own. */
  readonly policyTables?: readonly PolicyTable[];
  /** The enums of those tables and functions. */
  readonly policyEnums?: readonly PolicyEnum[];
  /** Only for a team: the functions that policies, triggers and views call, directly or not. */
  readonly supportingFunctions?: readonly CatalogSupportingFunction[];
  /** Only for a team: what functions raise. */
  readonly raised?: readonly CatalogRaised[];
  /** Only for a team. */
  readonly memberships?: readonly CatalogMembership[];
  /** Absent where there is no storage, no bucket, or where policies hide some. */
  readonly buckets?: readonly CatalogBucket[];
  /** Only where an overview or single entities were requested. */
  readonly outlines?: readonly CatalogOutline[];
  /** In an overview: the number of relations that the role can read, or that the search finds. It may exceed the outlines. */
  readonly readable?: number;
  /** In an overview: the number of functions that the role can execute. */
  readonly runnable?: number;
  /** In an overview: whether the role can keep saved views in the database. */
  readonly savedViews?: true;
  /** In an overview: whether people can be allowed to view as somebody else. */
  readonly viewAs?: true;
  /**
   * The version of the installed functions: 0 before there were versions. Absent where they are not in the schemas,
   * and in what functions without a version answer.
   */
  readonly installed?: number;
  /** The role can call `ninefold_write`. */
  readonly writesOnce?: true;
}

export interface CatalogRelation {
  readonly schema: string;
  readonly name: string;
  /** `pg_class.relkind`: table, partitioned, view, materialized, foreign. */
  readonly kind: 'r' | 'p' | 'v' | 'm' | 'f';
  readonly comment?: string;
  readonly rowSecurity: boolean;
  /** The planner's estimate; absent where never analysed. Of a partitioned table, the sum. */
  readonly rows?: number;
  /** The role's privileges on the relation. */
  readonly privileges: Grants;
  /** The operations that the relation supports. A view that joins accepts no rows. */
  readonly writable: Omit<Grants, 'select'>;
  readonly columns: readonly CatalogColumn[];
  /** Unique indexes, primary key first. */
  readonly keys: readonly CatalogKey[];
  readonly foreignKeys: readonly CatalogForeignKey[];
  readonly checks: readonly CatalogCheck[];
  readonly forcedRowSecurity?: true;
  /** The roles to which no policy applies because they own it. */
  readonly ownedBy?: readonly string[];
  /**
   * Policies hide rows from the role, and Postgres checks them before it searches a text: no index
   * serves the search.
   */
  readonly policiesFirst?: true;
  readonly view?: ViewFacts;
  /** Not the tables that a partition belongs to. */
  readonly inherits?: readonly CatalogRelationName[];
  /** Tables inherit from it, and may have records with the same keys. */
  readonly sharedKey?: true;
  readonly interceptors?: readonly Interceptor[];
  /** The valid ones, unique ones too. */
  readonly indexes?: readonly CatalogIndex[];
  /** For a browser those that hold for its role, without names. */
  readonly policies?: readonly CatalogPolicy[];
  /** Only for a team. */
  readonly triggers?: readonly CatalogTrigger[];
  readonly publications?: readonly CatalogPublication[];
  /** Only for a team: the rights of each of `Catalog.roles` that has any. */
  readonly grants?: readonly CatalogGrant[];
}

export interface CatalogColumn extends Pick<
  Field,
  'name' | 'overwritten' | 'assignedByTrigger' | 'virtual' | 'expression' | 'collation' | 'person'
> {
  /** `format_type`; without the schema where that is `public`. */
  readonly type: string;
  /** A `CatalogType.id`. */
  readonly typeId: string;
  /** `pg_attribute.atttypmod`, absent where -1. */
  readonly modifier?: number;
  readonly notNull: boolean;
  /** Only where older rows may be without a value (PostgreSQL 18). */
  readonly notNullValidated?: false;
  readonly default?: string;
  /** Only for NOT NULL without a default: a BEFORE INSERT trigger assigns it, or possibly does. */
  readonly filled?: Field['filledByTrigger'];
  /** Identity: always, by default. */
  readonly identity?: 'a' | 'd';
  readonly generated: boolean;
  /** A function of the row, of this name, which the Data API answers as a column. */
  readonly computed?: true;
  /** In a view: the table's column that it shows. */
  readonly base?: CatalogRelationName & { readonly column: string };
  readonly comment?: string;
  /** Only where not the same as the relation's. */
  readonly privileges?: Omit<Grants, 'delete'>;
  /** Only for a column of a view that cannot be written though the view can. */
  readonly readOnly?: true;
}

export interface CatalogKey {
  readonly name: string;
  readonly primary: boolean;
  readonly columns: readonly string[];
  /** The index's SQL, where a predicate or an expression makes it more than its columns. */
  readonly definition?: string;
  readonly nullsNotDistinct?: true;
  readonly comment?: string;
  /** It exists on partitions only, and isn't unique over all of them. */
  readonly partitionOnly?: true;
}

/** No action, restrict, cascade, set null, set default. */
export type CatalogAction = 'a' | 'r' | 'c' | 'n' | 'd';

export interface CatalogForeignKey extends Pick<
  Reference,
  'schema' | 'matchFull' | 'deferred' | 'validated' | 'enforced' | 'period'
> {
  readonly name: string;
  readonly columns: readonly string[];
  readonly relation: string;
  readonly referencedColumns: readonly string[];
  /** `pg_constraint.confdeltype` */
  readonly onDelete: CatalogAction;
  /** Absent where no action. */
  readonly onUpdate?: CatalogAction;
  /** The columns that `set null` or `set default` sets, where not all. */
  readonly onDeleteColumns?: readonly string[];
  readonly comment?: string;
  readonly partitionOnly?: true;
}

export interface CatalogCheck {
  readonly name: string;
  readonly columns: readonly string[];
  /** `pg_get_constraintdef` */
  readonly definition: string;
  readonly hash?: string;
  readonly validated: boolean;
  /** Only where it is not. */
  readonly enforced?: false;
  readonly comment?: string;
  /** An exclusion constraint: no two rows may clash. */
  readonly exclusion?: true;
}

export interface CatalogType {
  /** `schema.name` */
  readonly id: string;
  readonly schema: string;
  readonly name: string;
  /** `pg_type.typtype`: base, composite, domain, enum, multirange, pseudo, range. */
  readonly type: 'b' | 'c' | 'd' | 'e' | 'm' | 'p' | 'r';
  /** `pg_type.typcategory` */
  readonly category: string;
  /** The name of the extension that brought it. */
  readonly extension?: string;
  /** An enum's labels in order. */
  readonly labels?: readonly string[];
  /** Of `money`: what the database prints for -1234567. */
  readonly moneyForm?: string;
  /** The attributes of a composite type, unless it is a table's row type. */
  readonly attributes?: readonly CatalogAttribute[];
  /** An array's elements, a range's bounds, a multirange's bounds: a `CatalogType.id`. */
  readonly element?: string;
  /** As `format_type` prints the element. */
  readonly elementType?: string;
  /** A domain's own: the type beneath, which may be a domain again. */
  readonly base?: string;
  readonly baseType?: string;
  readonly modifier?: number;
  readonly notNull?: boolean;
  readonly default?: string;
  readonly checks?: readonly Omit<CatalogCheck, 'columns' | 'exclusion'>[];
}

/** Keyed by `CatalogType.id`. */
export type CatalogTypes = ReadonlyMap<string, CatalogType>;

export type CatalogAttribute = Pick<CatalogColumn, 'name' | 'type' | 'typeId' | 'modifier'>;

/** A fact as the catalog has it: with the comment in place of its description and source. */
type Commented<T> = Omit<T, 'description' | 'source'> & { readonly comment?: string };

export interface CatalogIndex extends Commented<Omit<Index, 'columns'>> {
  readonly columns: readonly CatalogIndexColumn[];
}

/** One of `column` and `expression`. */
export interface CatalogIndexColumn extends Pick<IndexColumn, 'expression' | 'collation'> {
  readonly column?: string;
  readonly descending?: true;
  readonly nullsFirst?: true;
  /** The operator class, where not the type's default. */
  readonly class?: string;
}

export type CatalogPolicy = Commented<Omit<Policy, 'entity'>>;

export interface CatalogTrigger extends Commented<Omit<Trigger, 'fields'>> {
  readonly columns?: readonly string[];
}

export interface CatalogPublication extends Omit<Publication, 'fields' | 'source'> {
  readonly columns?: readonly string[];
}

export interface CatalogGrant extends Pick<RoleGrant, 'role' | 'may'> {
  /** Keyed by action, where it applies only to some columns. */
  readonly columns?: RoleGrant['fields'];
}

/** Names alone may be overloaded. */
export interface CatalogSignature {
  readonly schema: string;
  readonly name: string;
  /** The types of its arguments: `integer, text`. */
  readonly signature: string;
}

export interface CatalogFunction extends CatalogSignature {
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

type CalledBy = 'policiesOf' | 'triggersOf' | 'viewsOf';

/** A function that policies, triggers or views call, directly or through other functions. */
export interface CatalogSupportingFunction
  extends
    CatalogSignature,
    Omit<SupportingFunction, CalledBy | 'signature' | 'source'>,
    Readonly<Record<CalledBy, readonly CatalogRelationName[]>> {}

export interface CatalogRaised extends CatalogSignature {
  /** The text between RAISE and the semicolon. */
  readonly statement: string;
}

export interface CatalogRelationName {
  readonly schema: string;
  readonly relation: string;
}

/** Listed for the roles that the Data API switches to or signs in as, and for those that these are members of. */
export type CatalogMembership = Omit<Membership, 'source'>;

/** An argument without a name is passed by position, which the Data API can only do for a body. */
interface CatalogArgument extends CatalogAttribute {
  readonly optional?: true;
  readonly variadic?: true;
  readonly default?: string;
}

export type CatalogRole = Commented<Omit<Role, 'label'>>;

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
  readonly maxBytes?: number;
  readonly types?: readonly string[];
}

export interface CatalogOutline extends Pick<
  CatalogRelation,
  'schema' | 'name' | 'kind' | 'comment' | 'rows'
> {
  /** On the relation or on some columns, as far as it can be written. */
  readonly may: RoleGrant['may'];
  /** The number of columns that the role may see. */
  readonly columns: number;
  /** The first column that the role may read. */
  readonly readable?: string;
  readonly keys: readonly CatalogKey[];
  readonly foreignKeys: readonly CatalogForeignKey[];
}
