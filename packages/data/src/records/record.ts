import type { Value as FieldValue } from '@ninefold/values';

export type { FieldValue };

/** Values to write, by field. The database sets fields that are left out; null is written as NULL. */
export type RecordValues = Readonly<Record<string, FieldValue>>;

/** A link to another record. `href` is absent where there is no detail screen for it. */
export interface RecordLink {
  readonly label: string;
  readonly href?: string;
  /** The referenced entity's name and schema, and the record's id there. */
  readonly entity: string;
  readonly schema: string;
  readonly id: string;
  /** Why only the key is shown: no grant on that entity, or a policy that hides the record. */
  readonly unavailable?: 'denied' | 'hidden';
}

export interface RecordRow {
  /** The key written as text by `writeKey`; `#` and the row's index where there is no key. */
  readonly id: string;
  /** The values of its display fields. */
  readonly title: string;
  /** Absent where the entity has no key. */
  readonly href?: string;
  /**
   * The row's `xmin`, which any change moves: a write that carries it fails if another came between.
   * Absent in a list, and where it can't be read: of a view, or with grants on columns alone.
   */
  readonly version?: string;
  /** A field that was not read is absent: `binary` ones in a list, and those not requested. */
  readonly values: RecordValues;
  /** By the reference's `constraint`; null where the reference is empty. */
  readonly links: Readonly<Record<string, RecordLink | null>>;
}

/** The reason why a list is empty, as far as that can be known. */
export type EmptyReason =
  /** No row matches the filters or the search. */
  | 'no match'
  /** There is no row at all. */
  | 'none'
  /** There is no row, or none that a policy lets this person see. */
  | 'none or hidden';

export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** The index of the first row among all, from 0. Less than requested where the list has become shorter. */
  readonly offset: number;
  /** All rows that match, where known. */
  readonly total: { readonly count: number; readonly exact: boolean } | null;
  /**
   * Of a page of a list that starts at a value: the offset from there, and whether the page's own `offset` is
   * exact. Absent where the list could not start there.
   */
  readonly start?: { readonly offset: number; readonly exact: boolean };
  /** Only where `rows` is empty. */
  readonly emptyReason?: EmptyReason;
}

/** An option of a relation picker. `id` is the referenced fields' values, written by `writeKey`. */
export interface RecordOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** It is offered first, as one of the recent ones. */
  readonly recent?: true;
}
