import type { RecordRow } from '@ninefold/data/records';
import type { FieldDescriptor, FieldText, FieldValue, RecordLink } from '@ninefold/ui/shapes';

/** Texts by field name. */
export type Texts = Readonly<Record<string, FieldText>>;

/** A record in the way of a row. */
export interface RowCollision {
  readonly constraint: string;
  /** The field where it is said. */
  readonly field: string;
  readonly message: string;
  /** Of a stored record: it is in the way of these values. Undefined of another row of the form. */
  readonly values?: string;
  /** The database has refused the row. */
  readonly isRefused?: boolean;
}

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
  /** Nothing is entered in the new row. */
  readonly blank?: boolean;
  /** What the database would compute for it, where that is known before it is saved. */
  readonly computed?: Readonly<Record<string, FieldValue>>;
  readonly deleted: boolean;
  /** Why the record can't be deleted. */
  readonly notDeletable?: string | undefined;
  /** What keeps it from being saved, by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The records in the way that are said, which may be moved out of it elsewhere. */
  readonly collisions: readonly RowCollision[];
  /** Inputs that can't be read as values. */
  readonly unreadable: Readonly<Record<string, string>>;
  readonly message?: string;
}

const shownRows = new WeakMap<KeptRow, KeptRow>();

/**
 * Returns a row as it is shown: records in the way are problems of their fields, and what the database would compute is
 * known where that can be. The same for the same row.
 */
export function shownRow(
  kind: { readonly computedOf: (row: KeptRow) => NonNullable<KeptRow['computed']> },
  row: KeptRow,
): KeptRow {
  const isEdited = row.record === undefined || row.edited === true;
  if (row.collisions.length === 0 && !isEdited) return row;
  const known = shownRows.get(row);
  if (known !== undefined) return known;
  const { collisions, problems } = row;
  const said = Object.fromEntries(collisions.map(({ field, message }) => [field, message]));
  const shown: KeptRow = {
    ...row,
    problems: { ...said, ...problems },
    ...(isEdited && (isBlank(row) ? { blank: true } : { computed: kind.computedOf(row) })),
  };
  shownRows.set(row, shown);
  return shown;
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

/** Returns texts by field without those of some fields. */
export function without(
  all: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}
