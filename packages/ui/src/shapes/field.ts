import type { ComponentType, ReactNode } from 'react';
import type { FieldFormat, FieldOption, FieldShape, FieldWidth } from './format.ts';
import type { RecordLink, RecordOption } from './record.ts';
import type { FieldKind, FieldText, FieldTexts, FieldValue } from './value.ts';

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

/** Actions of one field's picker, besides finding records. */
export interface RecordPicker {
  readonly create?: (text: string) => Promise<RecordOption | undefined>;
  readonly peek?: () => ReactNode;
  readonly onPick?: (record: RecordOption | null) => void;
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
