import type { ReactNode } from 'react';
import type { FieldDescriptor, FieldValue, RecordLink } from '../shapes.ts';

/** One change of one record. */
export interface HistoryEntry {
  readonly id: string;
  readonly kind: 'created' | 'changed' | 'deleted';
  /** The changed record, where it is not the one whose history is shown. */
  readonly subject?: RecordLink;
  /** The fields that got another value, as far as they are shown; none of a record that was created or deleted. */
  readonly changes: readonly FieldChange[];
  /** Whether fields changed that this person may not see. */
  readonly hasMore: boolean;
  /** Who changed it. */
  readonly by?: string;
  /** An instant in ISO 8601. */
  readonly at: string;
}

export interface FieldChange {
  readonly field: FieldDescriptor;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

export interface ShownValue {
  /** Null where the field was empty. */
  readonly value: FieldValue;
  /** The record that a reference refers to. */
  readonly link?: RecordLink;
}

export interface ChangeHistoryLabels {
  readonly created: string;
  readonly deleted: string;
  /** `Status changed from Open to Planned` */
  readonly changed: (field: ReactNode, before: ReactNode, after: ReactNode) => ReactNode;
  /** Of a field that was empty. */
  readonly set: (field: ReactNode, after: ReactNode) => ReactNode;
  /** Of a field that is empty now. */
  readonly cleared: (field: ReactNode, before: ReactNode) => ReactNode;
  /** Before a list of several changes. */
  readonly several: (count: number) => string;
  /** Where no changed field is shown. */
  readonly hidden: string;
  /** After the changed fields, where others are not shown. */
  readonly more: string;
  readonly subject: (record: ReactNode) => ReactNode;
  readonly by: (person: ReactNode) => ReactNode;
  /** Between the changes of one entry on a line. */
  readonly separator: string;
}
