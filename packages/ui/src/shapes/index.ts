import type { Value, ValueKind } from '@ninefold/values';
import type { ComponentType, ReactNode } from 'react';
import type { Tone } from '../tone.ts';

/**
 * The shapes that patterns and fields take. They are stated here so that this
 * package knows no database; what `@ninefold/data` gives fits them
 * structurally, and a type test in `@ninefold/screens` holds the two together.
 */

export type FieldKind = ValueKind;

export type FieldValue = Value;

/**
 * A value as it is entered: text in Postgres's own form (`2026-11-20`, `true`,
 * `{a,b}` for an array, JSON for json), or null for NULL. `fieldText` of
 * `@ninefold/ui/fields` writes a `FieldValue` so.
 */
export type FieldText = string | null;

/** Values as they are entered, by field name. */
export type FieldTexts = Readonly<Record<string, FieldText>>;

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly tone?: Tone;
}

export type { Tone };

/** One field of an entity, with all that is needed to show or enter a value. */
export interface FieldDescriptor {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly elementKind?: FieldKind;
  /** Of arrays and ranges: the type of their elements or bounds, as Postgres prints it. */
  readonly elementType?: string;
  /** Of a composite type, or an array of one: its attributes, in order. */
  readonly attributes?: readonly FieldAttribute[];
  readonly description?: string;
  /** A person has to give a value: it may not be NULL and nothing fills it in. */
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Set if the database fills in the value when none is given. */
  readonly hasDefault: boolean;
  /** Whether NULL is allowed. Where absent: whenever the field is not required. */
  readonly nullable?: boolean;
  /** The database makes the value and takes none: such a field is not in a create form. */
  readonly generated?: boolean;
  /** The database computes the value from those of other fields. */
  readonly computed?: boolean;
  /** The type as Postgres prints it (`text`, `numeric(10,2)`, `inet`): tells the size of an input and its format hint. */
  readonly type?: string;
  /** The value names something, such as a key: its digits are neither grouped nor aligned. */
  readonly identifier?: boolean;
  /** The format of numbers and dates, or of a text. */
  readonly format?: FieldFormat;
  /** The heading under which forms and details list the field. */
  readonly group?: string;
  /** The width of its column, its input and its value in a detail. By default, its kind decides. */
  readonly width?: FieldWidth;
  /** Takes the place of the kind's own input. The same component every time. */
  readonly input?: ComponentType<FieldInputProps>;
  /** Takes the place of the kind's own display of a value. The same component every time. */
  readonly display?: ComponentType<KindDisplayProps>;
  readonly maxLength?: number;
  readonly precision?: { readonly digits: number; readonly scale: number };
  /** Of `money`: what the database prints for -1234567, such as `-$1,234,567.00`. */
  readonly moneyForm?: string;
  readonly options?: readonly FieldOption[];
  /** The field (with others, where composite) refers to a record elsewhere. */
  readonly reference?: ReferenceDescriptor;
  /** Its type has no order, so that no list is sorted by it. */
  readonly sortable?: false;
  /** Its words can be searched for in any form, by full-text search. */
  readonly searchable?: boolean;
  /** The value is the id of a person who signs in. */
  readonly person?: boolean;
  /** The reference to the record that the value names, where it refers to none itself. */
  readonly linkedBy?: string;
  /** The structure of a JSON value. */
  readonly shape?: FieldShape;
  /** Rules for the value, in full sentences. */
  readonly notes?: readonly string[];
  /** A form asks for the field only while this holds. Absent: always. */
  readonly condition?: FieldCondition;
  /** The "Why?" question about the field. Absent if there is no answer. */
  readonly why?: string;
}

/** A value of any kind to show, read-only. */
export interface FieldDisplayProps {
  readonly field: FieldDescriptor;
  readonly value: FieldValue | undefined;
  /**
   * A cell is one truncated line. A detail shows everything but the seconds of a moment, which its
   * tooltip has. `exact` leaves nothing out, to compare values.
   */
  readonly place: 'cell' | 'detail' | 'exact';
  /** For a reference: the record that it refers to, which shows instead of the key. */
  readonly link?: RecordLink | null;
}

/**
 * Passed to the display of a kind. It shows the parts of a value with these two, which it can't import: they
 * import the displays of all kinds.
 */
export interface KindDisplayProps extends FieldDisplayProps {
  readonly FieldDisplay: ComponentType<FieldDisplayProps>;
  readonly ElementDisplay: ComponentType<KindDisplayProps>;
}

/** A part of a composite value. */
export interface FieldAttribute extends Pick<
  FieldDescriptor,
  | 'name'
  | 'kind'
  | 'elementKind'
  | 'elementType'
  | 'type'
  | 'maxLength'
  | 'precision'
  | 'moneyForm'
  | 'attributes'
> {
  /** Its name where left out. */
  readonly label?: string;
  /** The labels of an enum, in order. */
  readonly values?: readonly string[];
}

/** The format of a text. An `image` is its address. */
export type TextFormat = 'email' | 'url' | 'phone' | 'color' | 'markdown' | 'image';

/** The format of numbers and dates, with option names of `Intl`, or of a text. */
export type FieldFormat =
  | TextFormat
  /** A year's digits are neither grouped nor aligned as an amount. */
  | 'year'
  /** A fraction of 1: 0.19 is written 19%. */
  | 'percent'
  | { readonly currency: string }
  | { readonly unit: string }
  | { readonly dateStyle: DateStyle };

export type DateStyle = 'short' | 'medium' | 'long' | 'full';

export type FieldWidth = 'narrow' | 'normal' | 'wide';

/** A list of objects: a checklist, or a table with a column for each member. */
export interface FieldShape {
  /** The members that hold what is to be done, and whether it is. */
  readonly checklist?: { readonly text: string; readonly done: string };
  /** Keyed by member name, in the order of the columns. */
  readonly table?: {
    readonly [member: string]: {
      readonly label?: string;
      readonly kind?: 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'time';
      /** The values to choose from, with their labels. */
      readonly values?: { readonly [value: string]: string };
      readonly required?: boolean;
    };
  };
}

export interface ReferenceDescriptor {
  /** The foreign key's name: the key under which a record holds its link. */
  readonly constraint: string;
  readonly entityLabel: string;
  /**
   * The names of all referring fields, in the key's order. Absent for a
   * reference of one field. The picker is at the first of them.
   */
  readonly fields?: readonly string[];
  /** The fields of the same form that limit the choice: other references. */
  readonly dependsOn?: readonly string[];
}

/** The conditions under which a form shows a field. */
export interface FieldCondition {
  /** The names of the fields that decide. */
  readonly fields: readonly string[];
  readonly holds: (values: FieldTexts) => boolean;
}

/** A link to another record. `href` is absent where its detail may not be seen. */
export interface RecordLink {
  readonly label: string;
  readonly href?: string;
}

export interface RecordRow {
  /** Stable among the rows of an entity: the key written as text. */
  readonly id: string;
  /** The title that people know the record by. */
  readonly title: string;
  readonly href?: string;
  /** A field that is absent is not known yet. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Keyed by the reference's `constraint`; null where the reference is empty. */
  readonly links: Readonly<Record<string, RecordLink | null>>;
  /** Content that replaces a value, by field name: a change in words instead of its JSON. */
  readonly shown?: Readonly<Record<string, ReactNode>>;
  /** Marks beside values, by field name. */
  readonly marks?: Readonly<Record<string, RecordMark>>;
  /** Values that were saved on this device and wait to be sent, by field name. `shown` has them. */
  readonly waiting?: Readonly<Record<string, FieldValue>>;
  /** Names of the fields whose values have just changed while they were shown. */
  readonly changed?: readonly string[];
}

export interface RecordMark {
  readonly label: string;
  readonly tone: Tone;
}

export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** The index of the first row among all, from 0. */
  readonly offset: number;
  /** All rows that match, where known. */
  readonly total: { readonly count: number; readonly exact: boolean } | null;
  /** For a list that starts at a value: the page's offset from there, and whether the start's offset is exact. */
  readonly start?: { readonly offset: number; readonly exact: boolean };
}

/** The records of a list that are selected, on all its pages. */
export type RecordSelection =
  | {
      readonly kind: 'some';
      /** Keyed by `RecordRow.id`. */
      readonly ids: ReadonlySet<string>;
    }
  /** All records that match the list's filters and search, those of pages that were never shown too. */
  | { readonly kind: 'all matching'; readonly except: ReadonlySet<string> };

export interface SortKey {
  readonly field: string;
  /** A field of the record that the field refers to. */
  readonly by?: string;
  readonly direction: 'ascending' | 'descending';
  /** The position of empty values; last by default. */
  readonly nulls?: 'first' | 'last';
}

/** The part of a list's address that the list itself changes. */
export interface ListState {
  readonly sort: readonly SortKey[];
  /** The index of the first row wanted, from 0; with `start` from the first row there, and negative before it. */
  readonly offset: number;
  /** The value of the first sort key that the list starts at. */
  readonly start?: string;
  /** Rows a page. */
  readonly limit: number;
}

export type FilterOperator =
  | 'eq'
  /** Another value; an empty one is not. */
  | 'neq'
  /** Another value, or none. */
  | 'isNot'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'between'
  /** In a period relative to today: `last_7_days`. */
  | 'during'
  | 'contains'
  | 'notContains'
  | 'starts'
  | 'ends'
  | 'in'
  | 'notIn'
  | 'empty'
  | 'notEmpty'
  /** For lists. */
  | 'hasAll'
  | 'hasAny'
  | 'hasOnly'
  /** The words of a text in any form, by full-text search. */
  | 'matches'
  /** For ranges. */
  | 'covers'
  | 'overlaps'
  | 'leftOf'
  | 'rightOf'
  /** For JSON objects. */
  | 'hasKey';

/** One condition on one field. `values` holds text as `data/values` writes it. */
export interface Filter {
  readonly field: string;
  /** The path to a value inside the field's JSON. */
  readonly path?: readonly (string | number)[];
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

/** Conditions of which all or any must hold. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  /** The records for which the group does not hold. */
  readonly negated?: true;
  /** The conditions are on related records: `FilterRelation.name`. Without any, there is one at all. */
  readonly relation?: string;
  readonly terms: readonly FilterTerm[];
}

export type FilterTerm = Filter | FilterGroup;

/** Related records that a list can be filtered by. */
export interface FilterRelation {
  readonly name: string;
  readonly label: string;
  /** Their fields. */
  readonly fields: readonly FieldDescriptor[];
  readonly searchRecords?: SearchRecords;
}

/** An option of a relation picker. `id` is the key written as text. */
export interface RecordOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /**
   * The values that choosing it enters, by the name of the referring field. Needed where
   * the reference is composite, or refers to something else than `id`; where
   * absent, `id` is entered.
   */
  readonly values?: Readonly<Record<string, string>>;
  /** It is offered first, as one of the recent ones. */
  readonly recent?: true;
}

/**
 * Finds the records that a reference may point to. `text` is what was typed,
 * empty for the first offer. Rejects with an Error whose message may be shown;
 * an abort through `signal` is not shown. `values` are those of the form, for a choice that depends on them.
 */
export type SearchRecords = (
  field: FieldDescriptor,
  text: string,
  signal: AbortSignal,
  values?: FieldTexts,
) => Promise<readonly RecordOption[]>;

/** Actions of a form's pickers, besides finding records. */
export interface RecordPickers {
  /** Returns whether the person can create records that a field may refer to. */
  readonly canCreate: (field: FieldDescriptor) => boolean;
  /** Lets the person create a record. Resolves with undefined where they give up. */
  readonly create: (
    field: FieldDescriptor,
    text: string,
    values: FieldTexts,
  ) => Promise<RecordOption | undefined>;
  /** Returns whether the person can see the records that a field may refer to. */
  readonly canPeek: (field: FieldDescriptor) => boolean;
  /** Shows the main facts of the record that a field refers to. */
  readonly peek: (field: FieldDescriptor, values: FieldTexts) => ReactNode;
  /** Returns whether the record that a field refers to is still one of those that it may be chosen from. */
  readonly fits: (field: FieldDescriptor, values: FieldTexts) => Promise<boolean>;
  readonly onPick: (field: FieldDescriptor, record: RecordOption) => void;
}

/** Another record with the values of a form, which the database would refuse to store twice. */
export interface RecordCollision {
  /** Ends before the title: "Another customer already has the same name:". */
  readonly message: string;
  readonly title: string;
  readonly href?: string;
}

/** Finds another record that is in the way of what is typed in a form. */
export interface CollisionSearch {
  readonly constraints: readonly {
    readonly name: string;
    /** Names of the fields that two records have in common. */
    readonly fields: readonly string[];
    /** Names of fields that decide whether the constraint is about a record. */
    readonly reads: readonly string[];
  }[];
  /** Resolves with undefined where none is seen, and where it can't be found out. Does not reject. */
  readonly find: (
    constraint: string,
    values: FieldTexts,
    signal: AbortSignal,
  ) => Promise<RecordCollision | undefined>;
}

/** Actions of one field's picker, besides finding records. */
export interface RecordPicker {
  readonly create?: (text: string) => Promise<RecordOption | undefined>;
  readonly peek?: () => ReactNode;
  readonly onPick?: (record: RecordOption | null) => void;
}

/** The number of records with a value. */
export interface ValueCount {
  readonly count: number;
  /** Whether it is exact, and not an estimate. */
  readonly exact: boolean;
}

/** Returns how many records have a value; undefined where that is not known. */
export type ValueCounts = (value: string) => ValueCount | undefined;

/**
 * Counts the records of each value of a field that match the filters. Undefined where that would take too
 * long.
 */
export type CountValues = (
  field: FieldDescriptor,
  filters: readonly FilterTerm[],
  signal: AbortSignal,
) => Promise<ValueCounts | undefined>;

/** An error beside a field, or above the form when `field` is left out. */
export interface FormError {
  readonly field?: string;
  /** The id of its input, where the error is about a value of a row. */
  readonly controlId?: string;
  readonly message: string;
  /** The question why it was rejected. Absent if there is no answer. */
  readonly why?: string;
  /** The name of the constraint that rejected it. */
  readonly constraint?: string;
}

/**
 * An input for a value of any kind. It needs a `Field` of the components around it, which names and
 * describes it and sets whether it is invalid.
 *
 * It is uncontrolled: typing in one field of a form renders no other. Change its `key` to start
 * over. Text that nobody edits stays exactly the same, with its microseconds and trailing zeros.
 */
export interface FieldInputProps {
  readonly field: FieldDescriptor;
  readonly name?: string;
  readonly defaultValue?: FieldText;
  /** Called with null where the input is empty, or where "no value" is chosen. */
  readonly onValueChange?: (text: FieldText) => void;
  /** Called when the focus leaves the input as a whole. */
  readonly onBlur?: () => void;
  /**
   * Called with a message while the input can't be read as a value, such as a date with only its day
   * typed, and with undefined when it can.
   */
  readonly onProblemChange?: (problem: string | undefined) => void;
  readonly autoFocus?: boolean;
  /** For a reference: the record that the value refers to. */
  readonly link?: RecordLink | null;
  /** For a reference: finds records. Without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /** For a reference: creates and shows records, and is called with the one that is picked. */
  readonly picker?: RecordPicker;
  /** For a composite reference: called with the values of all its fields, by field name. */
  readonly onReferenceChange?: (values: Readonly<Record<string, FieldText>>) => void;
}
