import type { FieldDescriptor, FieldValue, RecordLink } from '../../shapes/index.ts';

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
  /** The person who changed it. */
  readonly by?: string;
  /** An instant in ISO 8601. */
  readonly at: string;
  /** Takes the change back. Undefined where that can't be done. */
  readonly onUndo?: () => Promise<void>;
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
