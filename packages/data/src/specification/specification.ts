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
}

export interface ListSettings {
  /** Field names in the order of the columns. */
  readonly columns: Fact<readonly string[]>;
  readonly order: Fact<readonly FieldOrder[]>;
  /** Conditions in PostgREST's grammar by field name: `{ status: 'in.(open,planned)' }`. */
  readonly filters: Fact<Readonly<Record<string, string>>>;
}

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
  /** The SQL that a generated field is computed by. */
  readonly expression?: string;
  /** Longest text allowed, in characters. */
  readonly maxLength?: number;
  /** Digits in all and after the point, of a numeric. */
  readonly precision?: { readonly digits: number; readonly scale: number };
  /** An enum's labels in order; for an array of an enum, those of its elements. */
  readonly values?: readonly string[];
  readonly grants: Omit<Grants, 'delete'>;
  /** The team wants the field left out of screens. */
  readonly hidden?: Fact<boolean>;
}

/** A foreign key of this entity. */
export interface Reference {
  readonly constraint: string;
  readonly fields: readonly string[];
  /** The referenced entity's name and schema. */
  readonly entity: string;
  readonly schema: string;
  readonly referencedFields: readonly string[];
  readonly onDelete: 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';
  /** At most one record here refers to each record there. */
  readonly unique: boolean;
  /**
   * The constraint stands on partitions alone, not on the partitioned table:
   * the Data API does not embed over it (PGRST200), look the record up apart.
   */
  readonly folded?: true;
  readonly source: Source;
}

/** Point 4. A field whose value is one of a closed list of states. */
export interface StateField {
  readonly entity: string;
  readonly field: string;
  readonly states: readonly State[];
  readonly initial: Fact<readonly string[]>;
  readonly transitions: Fact<readonly Transition[]>;
  readonly source: Source;
}

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'violet';

export interface State {
  readonly value: string;
  readonly label: Fact<string>;
  readonly tone: Fact<Tone>;
  readonly final: Fact<boolean>;
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
  readonly source: Source;
}

/** Point 6. */
export interface Permissions {
  readonly roles: readonly Role[];
  readonly grants: readonly RoleGrant[];
}

export interface Role {
  readonly name: string;
  readonly label: Fact<string>;
  readonly description: Fact<string>;
  readonly source: Source;
}

export interface RoleGrant {
  readonly role: string;
  readonly entity: string;
  readonly may: readonly (keyof Grants)[];
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
  readonly source: Source;
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
  readonly source: Source;
}
