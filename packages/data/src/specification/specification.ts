/**
 * The specification: what is known about a product, in nine points. Its shape
 * is the contract between discovery, the declared file and the screens.
 *
 * Where a point names an entity by one text (`Screen.entity`, `Rule.entity`, …)
 * that text is what `entityId` gives: the relation's name, with its schema where
 * that is not `public`. `findEntity` takes it.
 */
import type { Fact, Source } from './fact.ts';
import type { ValueKind } from '../values/kinds.ts';

export interface Specification {
  readonly purpose: Purpose;
  readonly screens: readonly Screen[];
  readonly entities: readonly Entity[];
  readonly states: readonly StateField[];
  readonly rules: readonly Rule[];
  readonly permissions: Permissions;
  readonly calls: readonly Call[];
  readonly errors: readonly ErrorEntry[];
  readonly limits: readonly Limit[];
  /** What is declared against what the database or another declaration says; absent where nothing is. */
  readonly contradictions?: readonly Contradiction[];
}

/** Two statements that cannot both hold. The one that allows less stands. */
export interface Contradiction {
  /** Key path in the declaration: `roles.dispatcher.may.invoice`. */
  readonly at: string;
  /** What is declared, what stands against it, and what to do, in words. */
  readonly statement: string;
  /** Where that is said which stands. */
  readonly against: Source;
}

/** Point 1. */
export interface Purpose {
  readonly title: Fact<string>;
  readonly purpose: Fact<string>;
  readonly audience: Fact<string>;
}

/** Point 2. */
export interface Screen {
  readonly kind: 'list' | 'detail' | 'create' | 'change' | 'own';
  readonly title: string;
  /** A path with its parameters: `/data/work_order/{id}`. */
  readonly path: string;
  readonly parameters: readonly string[];
  /** The entity shown, by `entityId`; absent on a screen of the team's own. */
  readonly entity?: string;
  /** Of a screen of the team's own: the entities that it is made of, by `entityId`. */
  readonly entities?: readonly string[];
  /** What a person can do there, in the team's words. */
  readonly description?: Fact<string>;
  /** Names of the roles that may see it, where not everybody may. */
  readonly roles?: Fact<readonly string[]>;
  readonly source: Source;
}

/** Point 3. */
export interface Entity {
  /** The relation's name in its schema. Unique with `schema`. */
  readonly name: string;
  readonly schema: string;
  readonly kind: 'table' | 'partitioned table' | 'view' | 'materialized view' | 'foreign table';
  readonly source: Source;
  /** One record, as in "Work order". */
  readonly label: Fact<string>;
  /** Many records, as in "Work orders". */
  readonly plural: Fact<string>;
  readonly description: Fact<string>;
  /** Names of the fields that tell one record from another for a person. */
  readonly display: Fact<readonly string[]>;
  readonly fields: readonly Field[];
  /**
   * The primary key's field names in order; without a primary key, those of a
   * unique constraint over fields that are never empty. Empty where there is
   * neither, or where the current role may not read one of them.
   */
  readonly key: readonly string[];
  /** Field names of each further unique constraint. */
  readonly unique: readonly (readonly string[])[];
  readonly references: readonly Reference[];
  /**
   * What the current role may do by grant, on the whole relation or on some of
   * its columns, as far as the relation can be written at all (a view may not
   * be). A policy may still hide rows.
   */
  readonly grants: Grants;
  /** Whether row-level security is on. */
  readonly rowSecurity: boolean;
  /** The planner's estimate, or null where the table was never analysed. */
  readonly estimatedRows: number | null;
  /** Whether a list shows the entity in navigation (a join table is not). */
  readonly inNavigation: boolean;
  /** The heading under which navigation lists the entity. */
  readonly group?: Fact<string>;
  /** The team wants the entity left out of screens. */
  readonly hidden?: Fact<boolean>;
  /** How the team wants the list to open. */
  readonly list?: ListSettings;
  /** Policies hold for the table's owner too. */
  readonly forcedRowSecurity?: true;
  /** Of a view alone. */
  readonly view?: ViewFacts;
  /** The tables that a table inherits from; its records are among theirs. */
  readonly inherits?: readonly RelationName[];
  /** Absent where the source of the specification does not tell them. */
  readonly indexes?: readonly Index[];
  /** For a team alone: a browser does not learn them. */
  readonly triggers?: readonly Trigger[];
  /** Publications that send this entity's changes: `supabase_realtime` is Realtime's. */
  readonly publications?: readonly Publication[];
}

/** A relation by its name and schema, where nothing more is said of it. */
export interface RelationName {
  readonly entity: string;
  readonly schema: string;
}

export interface ViewFacts {
  /** Rights and policies of the tables beneath are those of who asks, not of the view's owner. */
  readonly invoker: boolean;
  /** A row that the view would not show may not be written through it. */
  readonly checkOption?: 'local' | 'cascaded';
  /** Of the view's SQL. */
  readonly hash?: string;
}

/** What is cheap to find and to sort by. */
export interface Index {
  readonly name: string;
  /** The access method: `btree`, `gin`, `gist`, … */
  readonly method: string;
  readonly unique: boolean;
  readonly columns: readonly IndexColumn[];
  /** Names of fields that are stored in it and not searched by. */
  readonly include?: readonly string[];
  /** The condition of a partial index, as SQL. */
  readonly predicate?: string;
  readonly source: Source;
}

/** A field, or an expression as SQL. */
export interface IndexColumn {
  readonly field?: string;
  readonly expression?: string;
  /** Absent where the method keeps no order. */
  readonly direction?: 'ascending' | 'descending';
  readonly nulls?: 'first' | 'last';
  /** Where not the type's usual one: `gin_trgm_ops`, `text_pattern_ops`. */
  readonly operatorClass?: string;
  /** Where not the column's own. */
  readonly collation?: string;
}

/** What a condition or an order on one field may cost little by: an index begins with the field. */
export type IndexedUse =
  | 'order'
  | 'equality'
  | 'prefix'
  /** Part of a text, by trigrams. */
  | 'part of text'
  /** Of an array, a JSON document or a range. */
  | 'containment';

export interface Trigger {
  readonly name: string;
  readonly timing: 'before' | 'after' | 'instead of';
  readonly events: readonly ('insert' | 'update' | 'delete' | 'truncate')[];
  readonly level: 'row' | 'statement';
  /** Of an update of these fields only; empty for any. */
  readonly fields: readonly string[];
  /** `schema.name` of the function that it calls. */
  readonly function: string;
  readonly enabled: boolean;
  /** As SQL. */
  readonly condition?: string;
  readonly description: Fact<string>;
  readonly hash: string;
  readonly source: Source;
}

export interface Publication {
  readonly name: string;
  readonly events: readonly ('insert' | 'update' | 'delete')[];
  /** Names of the fields that are sent, where not all are. */
  readonly fields?: readonly string[];
  /** Which rows are sent, as SQL, where not all are; for a team alone. */
  readonly condition?: string;
  readonly source: Source;
}

export interface ListSettings {
  /** Field names in the order of the columns. */
  readonly columns: Fact<readonly string[]>;
  readonly order: Fact<readonly FieldOrder[]>;
  /** Conditions in PostgREST's grammar by field name: `{ status: 'in.(open,planned)' }`. */
  readonly filters: Fact<Readonly<Record<string, string>>>;
  /** How many records a page shows. */
  readonly pageSize?: Fact<number>;
  readonly view?: Fact<ListView>;
}

/** How a list lays its records out. */
export type ListView = 'table' | 'board' | 'calendar';

export interface FieldOrder {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Grants {
  readonly select: boolean;
  readonly insert: boolean;
  readonly update: boolean;
  readonly delete: boolean;
}

export interface Field {
  readonly name: string;
  /** As Postgres prints it (`format_type`): `numeric(10,2)`, `work_order_status`. */
  readonly type: string;
  readonly kind: ValueKind;
  /** For a domain: the type beneath it, as Postgres prints it. */
  readonly baseType?: string;
  /** For an array: the kind of its elements. For a range: of its bounds. */
  readonly elementKind?: ValueKind;
  /** The type that `elementKind` tells the kind of; beneath a domain, its base. */
  readonly elementType?: string;
  readonly source: Source;
  readonly label: Fact<string>;
  readonly description: Fact<string>;
  readonly nullable: boolean;
  /** The default's SQL, or null. */
  readonly default: string | null;
  /** The database makes the value and refuses one from outside. */
  readonly generated: 'no' | 'stored' | 'identity always' | 'identity by default';
  /** A `stored` one that is computed when it is read, and kept nowhere. */
  readonly virtual?: true;
  /** The SQL that a generated field is computed by. */
  readonly expression?: string;
  /** Longest text allowed, in characters. */
  readonly maxLength?: number;
  /** Digits in all and after the point, of a numeric. */
  readonly precision?: { readonly digits: number; readonly scale: number };
  /** An enum's labels in order; for an array of an enum, those of its elements. */
  readonly values?: readonly string[];
  /** The attributes of a composite type, in order. */
  readonly attributes?: readonly Attribute[];
  /** The domains of the type, outermost first: `public.email_address`. */
  readonly domains?: readonly string[];
  /** The collation, where not the type's own: `de-x-icu`. */
  readonly collation?: string;
  /** The extension that the type comes from: `citext`. */
  readonly extension?: string;
  /** Of a view: the field of a table that it shows, where that is one and Postgres knows it. */
  readonly base?: RelationName & { readonly field: string };
  readonly indexed?: readonly IndexedUse[];
  readonly grants: Omit<Grants, 'delete'>;
  /** The team wants the field left out of screens. */
  readonly hidden?: Fact<boolean>;
  /** Until when something is to be done about a record. */
  readonly due?: Fact<DueDate>;
}

/** A record whose day or moment is past is overdue. */
export interface DueDate {
  /** Only a record of which these hold, in PostgREST's grammar by field name; any where empty. */
  readonly while: Readonly<Record<string, string>>;
}

/** A part of a composite value, an argument of a function, or a column of what it returns. */
export interface Attribute {
  readonly name: string;
  /** As Postgres prints it. */
  readonly type: string;
  readonly kind: ValueKind;
  readonly elementKind?: ValueKind;
  readonly elementType?: string;
  readonly values?: readonly string[];
}

/** What the database does to a record when the one that it refers to changes or goes. */
export type ReferenceAction = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';

/** A foreign key of this entity. */
export interface Reference {
  readonly constraint: string;
  readonly fields: readonly string[];
  /** The referenced entity's name and schema. */
  readonly entity: string;
  readonly schema: string;
  readonly referencedFields: readonly string[];
  readonly onDelete: ReferenceAction;
  readonly onUpdate?: ReferenceAction;
  /** The fields that `set null` or `set default` sets on removal, where not all. */
  readonly onDeleteFields?: readonly string[];
  /** A key of several fields is given as a whole or not at all (MATCH FULL). */
  readonly wholeOrEmpty?: true;
  /** Checked when the transaction ends. */
  readonly deferred?: true;
  /** Rows from before it may not obey it (NOT VALID). */
  readonly validated?: false;
  /** The database does not hold anybody to it (NOT ENFORCED). */
  readonly enforced?: false;
  /** The last fields are ranges, and a referring one must be covered (PERIOD). */
  readonly period?: true;
  /** At most one record here refers to each record there. */
  readonly unique: boolean;
  /**
   * The constraint stands on partitions alone, not on the partitioned table:
   * the Data API does not embed over it (PGRST200), look the record up apart.
   */
  readonly folded?: true;
  readonly source: Source;
}

/**
 * Point 4. A field whose value is one of a closed list. The database cannot say
 * whether a record moves through the values or the list merely sorts records:
 * until it is declared, a list is a candidate.
 */
export interface StateField {
  readonly entity: string;
  readonly field: string;
  readonly states: readonly State[];
  readonly initial: Fact<readonly string[]>;
  readonly transitions: Fact<readonly Transition[]>;
  /** Whether the list merely sorts records, and nothing moves through it. */
  readonly category?: Fact<boolean>;
  /** What closes the list. Absent where that is not told. */
  readonly list?: ClosedList;
  readonly source: Source;
}

export type ClosedList =
  /** In the type's order. `type` is `schema.name`. */
  | { readonly from: 'enum type'; readonly type: string }
  /** In the order of the constraint's text. */
  | { readonly from: 'check'; readonly constraint: string }
  /** The keys of the records of another entity, as they were when it was read. */
  | ({ readonly from: 'lookup table' } & RelationName);

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'violet';

export interface State {
  readonly value: string;
  readonly label: Fact<string>;
  readonly tone: Fact<Tone>;
  readonly final: Fact<boolean>;
  /** Nothing more is to be done about a record in it, though a move may lead away. */
  readonly settled?: Fact<boolean>;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly label: Fact<string>;
  readonly roles: Fact<readonly string[]>;
  /** Names of the fields that must hold a value for the move. */
  readonly needs?: Fact<readonly string[]>;
}

/** Point 5. */
export interface Rule {
  readonly entity: string;
  readonly fields: readonly string[];
  readonly kind:
    | 'required'
    | 'length'
    | 'precision'
    | 'one of'
    | 'unique'
    | 'reference'
    | 'check'
    | 'exclusion'
    | 'declared';
  /** In words. */
  readonly statement: string;
  readonly sql?: string;
  readonly constraint?: string;
  /** Of `one of`: the values, where a CHECK lists them. */
  readonly values?: readonly string[];
  /** Of `unique`: a second record without a value clashes with the first. */
  readonly emptyClash?: true;
  /** Rows from before it may not obey it (NOT VALID). */
  readonly validated?: false;
  /** The database does not hold anybody to it (NOT ENFORCED). */
  readonly enforced?: false;
  /** The comment on the constraint. */
  readonly description?: Fact<string>;
  /** Of `sql`: tells whether what was made from it still holds. */
  readonly hash?: string;
  readonly source: Source;
}

/** Point 6. */
export interface Permissions {
  readonly roles: readonly Role[];
  readonly grants: readonly RoleGrant[];
  /** Which rows a role reaches, of entities with row-level security. */
  readonly policies?: readonly Policy[];
  readonly functions?: readonly FunctionGrant[];
}

export interface Role {
  readonly name: string;
  readonly label: Fact<string>;
  readonly description: Fact<string>;
  /** No policy holds for it. */
  readonly bypassesRowSecurity?: true;
  /** Roles whose rights it has besides its own. */
  readonly inherits?: readonly string[];
  readonly source: Source;
}

export interface RoleGrant {
  readonly role: string;
  readonly entity: string;
  readonly may: readonly (keyof Grants)[];
  /** For an action on some fields only: their names. */
  readonly fields?: Partial<Readonly<Record<'select' | 'insert' | 'update', readonly string[]>>>;
  /** For an action on some records only: which, in the team's words. */
  readonly which?: Partial<Readonly<Record<keyof Grants, string>>>;
  readonly source: Source;
}

export interface Policy {
  readonly entity: string;
  /** Absent for a browser, which learns that there is one, and its hash. */
  readonly name?: string;
  readonly command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  /** `public` is everybody. For a browser, the role that asked. */
  readonly roles: readonly string[];
  /** One permissive policy that holds is enough; every restrictive one must hold. */
  readonly permissive: boolean;
  /** Which rows it reaches, as SQL; for a team alone. */
  readonly using?: string;
  /** What a row written must be, as SQL, where not the same as `using`; for a team alone. */
  readonly check?: string;
  readonly description: Fact<string>;
  /** Of its command, kind and expressions. */
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

/** Point 7. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the project's address: `/rest/v1/work_order`. */
  readonly path: string;
  readonly does: string;
  readonly entity?: string;
  /** The schema to name in the profile header, where it is not `public`. */
  readonly schema?: string;
  /** Names of the fields that may be sent. */
  readonly payload: readonly string[];
  /** What the team says of it. */
  readonly description?: Fact<string>;
  /** Of a function. */
  readonly function?: FunctionFacts;
  readonly source: Source;
}

/** A function that is called over the Data API. */
export interface FunctionFacts {
  readonly name: string;
  readonly schema: string;
  /** `schema.name(argument types)`: names alone may be overloaded. */
  readonly signature: string;
  readonly description: Fact<string>;
  readonly arguments: readonly FunctionArgument[];
  readonly returns: FunctionResult;
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** It runs with its owner's rights, whoever calls it. */
  readonly securityDefiner: boolean;
  /** Without a value for every argument it answers null and does nothing. */
  readonly strict: boolean;
  /** The body as a whole is its one, unnamed argument. */
  readonly takesBody?: true;
  /** A `statement_timeout` of its own: `5s`. */
  readonly timeout?: string;
  /** Of its definition, body included. */
  readonly hash: string;
}

export interface FunctionArgument extends Attribute {
  readonly required: boolean;
  /** Any number of values (VARIADIC). */
  readonly variadic?: true;
  /** The default's SQL; for a team alone. */
  readonly default?: string;
}

export interface FunctionResult {
  /** As Postgres prints it; `void` for nothing. */
  readonly type: string;
  readonly kind: ValueKind;
  /** Any number of rows or values. */
  readonly set: boolean;
  /** The kind of an array's elements, of a range's bounds. */
  readonly elementKind?: ValueKind;
  /** The type that `elementKind` tells the kind of. */
  readonly elementType?: string;
  /** An enum's labels in order; for an array of an enum, those of its elements. */
  readonly values?: readonly string[];
  /** Records of an entity, which can be filtered and joined like its own. */
  readonly entity?: RelationName;
  /** The columns of a row that is no entity's. */
  readonly columns?: readonly Attribute[];
}

/** Point 8. An error that is the product's own, told by its code or constraint. */
export interface ErrorEntry {
  readonly code: string;
  readonly constraint?: string;
  readonly entity?: string;
  readonly fields?: readonly string[];
  /** What the error says, in words made from the constraint; never the team's message. */
  readonly statement?: Fact<string>;
  readonly message: Fact<string>;
  readonly reaction: Fact<string>;
  readonly source: Source;
}

/** Point 9. */
export interface Limit {
  readonly name: string;
  readonly value: string;
  readonly entity?: string;
  readonly field?: string;
  /** The role that it holds for. */
  readonly role?: string;
  /** The storage bucket that it holds for. */
  readonly bucket?: string;
  /** The setting that it is read from: `statement_timeout`, `pgrst.db_max_rows`. */
  readonly setting?: string;
  /** Where it is a number: how many of `unit`. */
  readonly amount?: number;
  readonly unit?: 'characters' | 'rows' | 'milliseconds' | 'bytes';
  readonly source: Source;
}
