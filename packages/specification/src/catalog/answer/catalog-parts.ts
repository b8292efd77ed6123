import type {
  Index,
  IndexColumn,
  Membership,
  Policy,
  Publication,
  Role,
  RoleGrant,
  SupportingFunction,
  Trigger,
} from '../../model/index.ts';
import type {
  CatalogAttribute,
  CatalogForeignKey,
  CatalogKey,
  CatalogRelation,
} from './catalog.ts';

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
  /** By action, where it is on some columns only. */
  readonly columns?: RoleGrant['fields'];
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

type CalledBy = 'policiesOf' | 'triggersOf' | 'viewsOf';

/** A function that policies, triggers or views call, directly or through other functions. */
export interface CatalogSupportingFunction
  extends
    Omit<SupportingFunction, CalledBy | 'source'>,
    Readonly<Record<CalledBy, readonly CatalogRelationName[]>> {
  readonly schema: string;
  readonly name: string;
  /** The types of its arguments: `uuid, text`. */
  readonly signature: string;
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
  readonly public?: boolean;
  readonly maxBytes?: number;
  readonly types?: readonly string[];
}

export interface CatalogOutline extends Pick<
  CatalogRelation,
  'schema' | 'name' | 'kind' | 'comment' | 'rows'
> {
  /** On the relation or on some columns, as far as it can be written. */
  readonly may: RoleGrant['may'];
  /** How many columns the role may know. */
  readonly columns: number;
  /** The first column that the role may read. */
  readonly readable?: string;
  readonly keys: readonly CatalogKey[];
  readonly foreignKeys: readonly CatalogForeignKey[];
}
