import type { ValueKind } from '@ninefold/values';
import type { Fact, Source } from './fact.ts';
import type { Grants } from './grants.ts';
import type { RelationName } from './relation-name.ts';
import type { IndexedUse } from './attached.ts';

export interface Field extends Attribute {
  /** For a domain: its base type, as Postgres prints it. */
  readonly baseType?: string;
  readonly source: Source;
  readonly label: Fact<string>;
  readonly description: Fact<string>;
  readonly nullable: boolean;
  /** The default's SQL, or null. */
  readonly default: string | null;
  /**
   * For a required field without a default: a trigger assigns it before a record is created, or
   * possibly does, because its function can't be read for certain. The value may be left out.
   */
  readonly filledByTrigger?: 'assigned' | 'possible';
  /**
   * A trigger replaces the given value: when a record is created, or only when it is edited. Absent
   * where a function can't be read, or sets the value under a condition.
   */
  readonly overwritten?: 'insert' | 'update';
  /**
   * A trigger may assign another value than the given one, or one that isn't given: when a record is created, when it is
   * edited, or `always`. Of every field of a table whose trigger can't be read for certain.
   */
  readonly assignedByTrigger?: 'insert' | 'update' | 'always';
  /** The database generates the value. `stored` and `identity always` accept no other. */
  readonly generated: 'no' | 'stored' | 'identity always' | 'identity by default';
  /** A `stored` one that is computed when it is read instead. */
  readonly virtual?: true;
  /** The SQL that a generated field is computed by. */
  readonly expression?: string;
  /**
   * Format of a number, or of each one of an array or range: the digits of a year are not grouped. Of a
   * text what its domain or a CHECK says.
   */
  readonly format?: 'year' | TextFormat;
  /** The domains of the type, outermost first: `public.email_address`. */
  readonly domains?: readonly string[];
  /** The collation, where not the type's own: `de-x-icu`. */
  readonly collation?: string;
  /** The extension that the type comes from: `citext`. */
  readonly extension?: string;
  /** It holds accounts of Supabase Auth: a foreign key, a default or a policy says so. */
  readonly person?: true;
  /** In a view: the table's field that it shows, where Postgres records one. */
  readonly base?: RelationName & { readonly field: string };
  readonly indexed?: readonly IndexedUse[];
  readonly grants: Omit<Grants, 'delete'>;
  /** The team wants the field left out of screens. */
  readonly hidden?: Fact<boolean>;
  /** The kinds of screen that leave the field out. */
  readonly hiddenIn?: Fact<readonly FieldPlace[]>;
  /** The heading under which forms and details list the field. */
  readonly group?: Fact<string>;
  /** The width of its column in lists and its input in forms. */
  readonly width?: Fact<FieldWidth>;
  /** Beside its input, in place of the description. */
  readonly help?: Fact<string>;
  /** The declared format of its values. */
  readonly displayFormat?: Fact<FieldFormat>;
  /** When people can't edit the field. Absent: `readOnlyOf` derives it from the database. */
  readonly readOnly?: Fact<ReadOnly>;
  /** Forms ask for it only while their values meet these conditions. */
  readonly shown?: Fact<Conditions>;
  /** The field of a reference that limits the records this one may refer to. */
  readonly dependsOn?: Fact<string>;
  /** The initial value in the form of a new record: text, or a token. */
  readonly startsWith?: Fact<StartValue>;
  /** It has a custom input. */
  readonly ownInput?: Fact<boolean>;
  /** Names of the roles that can set it, where the grants allow more. */
  readonly editableBy?: Fact<readonly string[]>;
  /** The date by which somebody must act on a record. */
  readonly due?: Fact<DueDate>;
  /**
   * The fields that the records ordered by this one share: `invoice_id` for the position of an
   * invoice's lines. Empty: it orders none, despite its name.
   */
  readonly positionIn?: Fact<readonly string[]>;
  /** For JSON: the structure of its value. A value with another structure is shown as JSON. */
  readonly shape?: Fact<ValueShape>;
  /** Of a text: the file whose path it holds. */
  readonly file?: Fact<StoredFile>;
}

export type FieldPlace = 'list' | 'form' | 'detail';

export type FieldWidth = 'narrow' | 'normal' | 'wide';

/** The format of a text, which decides how it is entered and shown. An `image` is its address. */
export type TextFormat = 'email' | 'url' | 'phone' | 'color' | 'markdown' | 'image';

/** The format of numbers and dates, with option names of `Intl`, or of a text. */
export type FieldFormat =
  | TextFormat
  /** A year's digits are not grouped. */
  | 'year'
  /** A fraction of 1: 0.19 is written 19%. */
  | 'percent'
  /** An ISO 4217 code: `EUR`. */
  | { readonly currency: string }
  /** A unit of `Intl.NumberFormat`: `kilometer`, `hour`, `percent` (19 is written 19%). */
  | { readonly unit: string }
  | { readonly dateStyle: 'short' | 'medium' | 'long' | 'full' };

/** `always`; `edit`: once the record exists; `never`; or while a record meets these conditions. */
export type ReadOnly =
  | 'always'
  | 'edit'
  | 'never'
  /** In PostgREST's grammar by field name. All must hold. */
  | { readonly while: Readonly<Record<string, string>> };

export type StartValue =
  /** As Postgres reads it. */
  | { readonly value: string }
  /** The moment, the day or the person's ID. */
  | { readonly token: 'now' | 'today' | 'me' };

/** A file in a storage bucket, at the path that a field holds. */
export interface StoredFile<Field extends string = string> {
  readonly bucket: string;
  /** The fields that take the name, the media type and the size in bytes of a chosen file. */
  readonly name?: Field;
  readonly type?: Field;
  readonly size?: Field;
  /** The media types that are accepted, as the bucket lists them: `['image/*', 'application/pdf']`. */
  readonly types?: readonly string[];
  /** The size of the largest file that is accepted. */
  readonly maxBytes?: number;
  /** Whether the file is deleted when its record is. */
  readonly deletedWithRecord?: boolean;
}

/** The structure of a list of objects: a checklist, or a table with a column for each member. */
export interface ValueShape {
  /** The members for the text of a task, and for whether it is done. */
  readonly checklist?: { readonly text: string; readonly done: string };
  /** The members of each object by name, in the order of the columns. */
  readonly table?: Readonly<Record<string, ShapeMember>>;
}

export interface ShapeMember {
  /** The heading of its column; its name where left out. */
  readonly label?: string;
  /** Text where left out. Days and times are texts in ISO 8601. */
  readonly kind?: ShapeMemberKind;
  /** The values to choose from, with their labels. */
  readonly values?: Readonly<Record<string, string>>;
  readonly required?: boolean;
}

export type ShapeMemberKind = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'time';

/** In PostgREST's grammar by field name. All must hold. */
export interface Conditions {
  readonly while: Readonly<Record<string, string>>;
}

/** A record whose day or moment is past is overdue. */
export interface DueDate {
  /** Only a record of which these hold, in PostgREST's grammar by field name; any where empty. */
  readonly while: Readonly<Record<string, string>>;
}

/** A part of a composite value, an argument of a function, or a column of what it returns. */
export interface Attribute {
  readonly name: string;
  /** As Postgres prints it (`format_type`): `numeric(10,2)`, `work_order_status`. */
  readonly type: string;
  readonly kind: ValueKind;
  /** For an array: the kind of its elements. For a range or multirange: of its bounds. */
  readonly elementKind?: ValueKind;
  /** The type whose kind is `elementKind`; of a domain, its base type. */
  readonly elementType?: string;
  /** An enum's labels in order; for an array of an enum, those of its elements. */
  readonly values?: readonly string[];
  /** Longest text allowed, in characters. */
  readonly maxLength?: number;
  /** Digits in all and after the point, of a numeric. */
  readonly precision?: { readonly digits: number; readonly scale: number };
  /** Of `money`: what the database prints for -1234567, such as `-$1,234,567.00`. */
  readonly moneyForm?: string;
  /** The attributes of a composite type, or of an array's elements of one, in order. */
  readonly attributes?: readonly LabelledAttribute[];
}

/** A part of a composite value. */
export interface LabelledAttribute extends Attribute {
  /** Made from its name, which stands for it where there is none. */
  readonly label?: string;
}
