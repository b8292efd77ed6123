/**
 * What the catalog query answers: one JSON value, the same over a connection
 * and from the installed function. Only what the current role may know.
 */
export interface Catalog {
  readonly format: 1;
  /** `server_version_num`: 170005. */
  readonly server: number;
  /** The role that asked. */
  readonly role: string;
  /** The schemas asked for that exist and that the role may use, in the order asked. */
  readonly schemas: readonly string[];
  readonly comments: {
    readonly database?: string;
    readonly schemas?: Readonly<Record<string, string>>;
  };
  readonly relations: readonly CatalogRelation[];
  /** Every type that a column has, and those it is made of. */
  readonly types: readonly CatalogType[];
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
  /** The role's privileges on the relation as a whole. */
  readonly privileges: CatalogPrivileges & { readonly delete: boolean };
  /** What the relation can do at all: a view that joins takes no rows. */
  readonly writable: {
    readonly insert: boolean;
    readonly update: boolean;
    readonly delete: boolean;
  };
  readonly columns: readonly CatalogColumn[];
  /** Unique indexes, primary key first. */
  readonly keys: readonly CatalogKey[];
  readonly foreignKeys: readonly CatalogForeignKey[];
  readonly checks: readonly CatalogCheck[];
}

export interface CatalogPrivileges {
  readonly select: boolean;
  readonly insert: boolean;
  readonly update: boolean;
}

export interface CatalogColumn {
  readonly name: string;
  /** `format_type`; without the schema where that is `public`. */
  readonly type: string;
  /** A `CatalogType.id`. */
  readonly typeId: string;
  /** `pg_attribute.atttypmod`, absent where -1. */
  readonly modifier?: number;
  readonly notNull: boolean;
  readonly default?: string;
  /** Identity: always, by default. */
  readonly identity?: 'a' | 'd';
  /** The expression of a generated column; absent where it may name what is hidden. */
  readonly expression?: string;
  readonly generated: boolean;
  readonly comment?: string;
  /** Only where not the same as the relation's. */
  readonly privileges?: CatalogPrivileges;
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
  /** On partitions alone: not unique over all of them. */
  readonly folded?: true;
}

export interface CatalogForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly schema: string;
  readonly relation: string;
  readonly referencedColumns: readonly string[];
  /** `pg_constraint.confdeltype` */
  readonly onDelete: 'a' | 'r' | 'c' | 'n' | 'd';
  readonly folded?: true;
}

export interface CatalogCheck {
  readonly name: string;
  readonly columns: readonly string[];
  /** `pg_get_constraintdef` */
  readonly definition: string;
  readonly validated: boolean;
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
  /** An enum's labels in order. */
  readonly labels?: readonly string[];
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
  readonly comment?: string;
}
