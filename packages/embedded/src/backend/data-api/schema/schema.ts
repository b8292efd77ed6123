/** The parts of the exposed schemas that the Data API needs. */
export interface Schema {
  readonly relations: readonly Relation[];
  readonly relationships: readonly Relationship[];
  readonly functions: readonly Routine[];
  /** Whether aggregates are answered: `pgrst.db_aggregates_enabled`, which is off by default. */
  readonly aggregates: boolean;
  /** The function that runs before each request, as its own setting names it: `pgrst.db_pre_request`. */
  readonly preRequest: string | null;
  /** Whether a request may ask that its transaction is rolled back: `pgrst.db_tx_end`. */
  readonly mayRollBack: boolean;
}

/** A table or view. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  /** In order, each with its type as SQL writes it: `character varying(20)`. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly key: readonly string[];
}

/** How rows of one relation belong to rows of another. */
export interface Relationship {
  readonly from: RelationName;
  readonly to: RelationName;
  readonly cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  /** The names of the foreign key's constraint, or of both in a many-to-many relationship. */
  readonly constraints: readonly string[];
  /** Columns of `from` and of `to` that are equal; of a many-to-many, by way of `through`. */
  readonly columns: readonly ColumnPair[];
  readonly through?: {
    readonly relation: RelationName;
    /** Columns of `from` and of the relation between. */
    readonly near: readonly ColumnPair[];
    /** Columns of the relation between and of `to`. */
    readonly far: readonly ColumnPair[];
  };
}

export interface RelationName {
  readonly schema: string;
  readonly name: string;
}

export type ColumnPair = readonly [from: string, to: string];

/** A function that can be called by name. */
export interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly parameters: readonly RoutineParameter[];
  readonly volatility: 'volatile' | 'stable' | 'immutable';
  readonly set: boolean;
  /** Rows of columns, one value, or nothing. */
  readonly returns: 'rows' | 'value' | 'nothing';
  /** The relation whose rows it gives, which can embed as that relation does. */
  readonly relation: RelationName | null;
}

export interface RoutineParameter {
  /** Empty where it has none. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** It takes any number of values, as one list. */
  readonly variadic: boolean;
}
