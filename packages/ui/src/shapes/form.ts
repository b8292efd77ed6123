import type { ReactNode } from 'react';
import type { FieldDescriptor } from './field.ts';
import type { RecordOption } from './record.ts';
import type { FieldTexts } from './value.ts';

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
