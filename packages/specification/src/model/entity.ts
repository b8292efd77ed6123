import type { Fact, Source } from './fact.ts';
import type { Field } from './field.ts';
import type { Grants } from './grants.ts';
import type { Reference } from './reference.ts';
import type { RelationName } from './relation-name.ts';
import type { Index, Interceptor, Trigger } from './attached.ts';

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
  /** The grammatical gender of the label in the current language. */
  readonly gender?: Fact<string>;
  readonly description: Fact<string>;
  /** Names of the fields by which people recognise a record. */
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
   * The grants of the current role, on the relation or on some of its columns, as far as the relation
   * can be written (a view may not be). A policy may still hide rows.
   */
  readonly grants: Grants;
  /** Row-level security is on. */
  readonly rowSecurity: boolean;
  /** The planner's estimate, or null where the table was never analysed. */
  readonly estimatedRows: number | null;
  /** Navigation lists the entity. It leaves out join tables. */
  readonly inNavigation: boolean;
  /** The heading under which navigation lists the entity. */
  readonly group?: Fact<string>;
  /** The team wants the entity left out of screens. */
  readonly hidden?: Fact<boolean>;
  /** For a view: the entity whose records its rows show, by `entityId`. */
  readonly about?: Fact<string>;
  /** The entity keeps the changes of other entities' records. */
  readonly history?: Fact<ChangeHistory>;
  /** The declared settings of the list. */
  readonly list?: ListSettings;
  /**
   * The current role can read the table's system columns, such as `xmin`, because its grant is on the
   * table and not on single columns.
   */
  readonly systemColumns?: true;
  /** Policies apply to the table's owner too. */
  readonly forcedRowSecurity?: true;
  /** The roles to which no policy applies because they own the table, or have all rights of its owner. */
  readonly ownedBy?: readonly string[];
  /** Only of a view. */
  readonly view?: ViewFacts;
  /** The tables that a table inherits from; its records are among theirs. */
  readonly inherits?: readonly RelationName[];
  /** Tables inherit from it, so several of its records may have the same key. */
  readonly sharedKey?: true;
  /** The triggers and rules that can take the place of a write, so that it succeeds without writing the record. */
  readonly interceptors?: readonly Interceptor[];
  /** Absent where the specification's source doesn't contain them. */
  readonly indexes?: readonly Index[];
  /** Only for a team. */
  readonly triggers?: readonly Trigger[];
  /** Publications that send this entity's changes: `supabase_realtime` is Realtime's. */
  readonly publications?: readonly Publication[];
}

export interface ViewFacts {
  /** Grants and policies of the underlying tables apply to the person who reads, not to the view's owner. */
  readonly invoker: boolean;
  /** A row that the view would not show may not be written through it. */
  readonly checkOption?: 'local' | 'cascaded';
  /** The hash of the view's SQL. */
  readonly hash?: string;
  /** Only for a team. */
  readonly owner?: string;
  readonly ownerBypassesRowSecurity?: boolean;
}

export interface Publication {
  readonly name: string;
  readonly events: readonly ('insert' | 'update' | 'delete')[];
  /** Names of the fields that are sent, where not all are. */
  readonly fields?: readonly string[];
  /** Which rows are sent, as SQL, where not all are; only for a team. */
  readonly condition?: string;
  readonly source: Source;
}

export interface ListSettings {
  /** Field names in the order of the columns. */
  readonly columns: Fact<readonly string[]>;
  readonly order: Fact<readonly FieldOrder[]>;
  /** Conditions in PostgREST's grammar by field name: `{ status: 'in.(open,planned)' }`. */
  readonly filters: Fact<Readonly<Record<string, string>>>;
  /** The number of records per page. */
  readonly pageSize?: Fact<number>;
  /** The layout that it opens with; a table by default. */
  readonly view?: Fact<ListView>;
  /** In the order in which they are offered. */
  readonly views?: Fact<readonly DeclaredView[]>;
}

/** A list's layout: a board or a calendar, by the field of that name. */
export type ListView = 'table' | { readonly board: string } | { readonly calendar: string };

/** A view of a list under a name. */
export interface DeclaredView {
  /** Names it in the declaration. */
  readonly id: string;
  readonly label: string;
  readonly columns?: readonly string[];
  readonly order?: readonly FieldOrder[];
  /** Conditions as in `ListSettings`. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly view?: ListView;
  /** The roles that it is offered to; everybody where left out. */
  readonly roles?: readonly string[];
  /** The roles whose list opens with it. `true` for all roles that it is offered to. */
  readonly default?: true | readonly string[];
}

export interface FieldOrder {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** A table that records the changes of other entities' records, one row for each change. */
export interface ChangeHistory {
  /** The `entityId`s of the entities whose changes it stores. */
  readonly of: readonly string[];
  /** Name of the field that holds the changed record's entity, as `of` names it. */
  readonly entity: string;
  /** Name of the field that holds the changed record's key. */
  readonly record: string;
  /** Name of the field that holds when the record changed. */
  readonly at: string;
  /** Name of the field that holds who changed it. */
  readonly by?: string;
  /** Name of the field that holds the values before, as JSON; empty where the record was created. */
  readonly before: string;
  /** Name of the field that holds the values after, as JSON; empty where the record was deleted. */
  readonly after: string;
}
