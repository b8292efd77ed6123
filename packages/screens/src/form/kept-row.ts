import type { RecordRow } from '@ninefold/data/records';
import type { FieldDescriptor, FieldText, RecordLink } from '@ninefold/ui/shapes';

/** Texts by field name. */
export type Texts = Readonly<Record<string, FieldText>>;

/** A row of a form, and what is not saved of it. */
export interface KeptRow {
  readonly id: string;
  /** Undefined for a new row. */
  readonly record?: RecordRow;
  readonly values?: RecordRow['values'];
  /** Its place among the records that were read. */
  readonly place?: number;
  /** What can be entered. */
  readonly fields: readonly FieldDescriptor[];
  /** The saved texts, or those that a new row starts with. */
  readonly initial: Texts;
  readonly texts: Texts;
  readonly links: Readonly<Record<string, RecordLink | null>>;
  /** Changes when the inputs must start over. */
  readonly start: number;
  readonly edited?: boolean;
  readonly deleted: boolean;
  /** Why the record can't be deleted. */
  readonly notDeletable?: string | undefined;
  readonly problems: Readonly<Record<string, string>>;
  /** Inputs that can't be read as values. */
  readonly unreadable: Readonly<Record<string, string>>;
  readonly message?: string;
}

/** Returns whether nothing is entered in a new row: it is not saved then. */
export function isBlank({ record, initial, texts, unreadable }: KeptRow): boolean {
  return (
    record === undefined &&
    Object.keys(unreadable).length === 0 &&
    Object.entries(texts).every(([name, text]) => text === (initial[name] ?? null))
  );
}

export function changesOf({ record, initial, texts }: KeptRow): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([name, text]) =>
      record === undefined ? text !== null : text !== (initial[name] ?? null),
    ),
  );
}

/** Returns the fields that can be entered. */
export function enteredFields({ fields }: KeptRow): readonly FieldDescriptor[] {
  return fields.filter(({ readOnly, generated }) => !readOnly && generated !== true);
}
