import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import type { FieldValue } from './value.ts';

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
