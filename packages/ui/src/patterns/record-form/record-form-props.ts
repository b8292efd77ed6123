import type { ReactNode } from 'react';
import type {
  CollisionSearch,
  FieldDescriptor,
  FieldText,
  FieldValue,
  FormError,
  RecordLink,
  RecordPickers,
  SearchRecords,
} from '../../shapes/index.ts';
import type { ErrorSummaryItem } from '../../components/error-summary/index.ts';
import type { recordFormMessages } from './messages.ts';

/**
 * A person's changes, by field name: text in Postgres's own form, null
 * where it was set to NULL. An unedited field is absent.
 */
export type RecordChanges = Readonly<Record<string, FieldText>>;

/** The texts of a form that does something else than to save a record. */
export type RecordFormTexts = Partial<
  Pick<
    typeof recordFormMessages,
    | 'submit'
    | 'submitAnother'
    | 'submitting'
    | 'failed'
    | 'filledByDatabase'
    | 'setEmpty'
    | 'willBeEmpty'
    | 'undoEmpty'
  >
>;

/** Rows below the fields, which are saved with them. */
export interface RecordFormRows {
  readonly content: ReactNode;
  /** Whether they hold something that isn’t saved. */
  readonly dirty: boolean;
  /** Checks them before the form is sent. Returns what is wrong, in order. */
  readonly check: () => readonly ErrorSummaryItem[];
}

export interface RecordFormProps {
  /** Names the form for assistive technology: "New work order". */
  readonly label: string;
  readonly mode: 'create' | 'change';
  /**
   * In order. A create form leaves out the generated ones and shows the read-only ones not at all.
   * They may change while the form is open: what was typed stays with its field, and is shown
   * where its field is gone.
   */
  readonly fields: readonly FieldDescriptor[];
  /**
   * The record's values in a change form; in a create form what is filled in
   * already (a related list's own record), which counts as given.
   * A create form reads it once. In a change form other values are the record's current ones: fields
   * that were not edited show them, and what was typed stays.
   */
  readonly initial?: Readonly<Record<string, FieldValue>>;
  /** Unsaved changes to start with, entered over `initial` as if they were typed. Read once. */
  readonly draft?: RecordChanges;
  /** The labels of the references in `initial` and `draft`, by constraint. */
  readonly links?: Readonly<Record<string, RecordLink | null>>;
  /**
   * Returns the problem with a value, or undefined. Called when a field is
   * left and when the form is sent; required fields are checked without it.
   * `values` holds the current values of all fields, for rules over several:
   * it is called for fields without changes too, and shown at each field of the rule.
   */
  readonly validate?: (
    field: FieldDescriptor,
    text: FieldText,
    values: Readonly<Record<string, FieldText>>,
  ) => string | undefined;
  /**
   * Returns what the database would compute for the entered values, by the name of a generated field; absent what only it
   * can tell. `unreadable` are the names of fields whose inputs hold no value.
   */
  readonly compute?: (
    values: Readonly<Record<string, FieldText>>,
    unreadable: readonly string[],
  ) => Readonly<Record<string, FieldValue>>;
  /** Finds records for the relation pickers; without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /** Extra actions of the relation pickers: create a record, and show the chosen one. */
  readonly pickers?: RecordPickers;
  /** Finds another record that has the values already, while they are typed. */
  readonly collisions?: CollisionSearch;
  /**
   * Finds what a chosen record suggests for other fields, by name, as the next position in it. Fields
   * in which something was typed keep it. `values` is what choosing entered.
   */
  readonly suggest?: (
    field: FieldDescriptor,
    values: Readonly<Record<string, FieldText>>,
  ) => Promise<RecordChanges>;
  /**
   * Sends the changes. Resolves with what the server refused (each beside its
   * field, what was typed stays), or with nothing when it is done. A rejection
   * is shown above the form by its message. Not called twice at once, nor
   * when nothing changed in a change form: the form says so.
   */
  readonly onSubmit: (
    changes: RecordChanges,
  ) => Promise<readonly FormError[] | null | undefined | void>;
  /**
   * Given: a second button, which saves as `onSubmit` does and goes on to another record. In a change form
   * it goes on without changes too, and is called with none.
   */
  readonly onSubmitAnother?: RecordFormProps['onSubmit'];
  readonly rows?: RecordFormRows;
  /** Focuses the first field: of a new record, the first one that is still to be filled in. */
  readonly focusFirst?: boolean;
  /** The name of the field that takes the focus when the form opens. */
  readonly focusField?: string | undefined;
  /** Given: a button that gives up. The caller asks first when there are changes. */
  readonly onCancel?: () => void;
  /** Called with true while leaving would lose something, and with false once `onSubmit` has succeeded. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Called after every change with all unsaved changes; with none once `onSubmit` has succeeded. */
  readonly onDraftChange?: (draft: RecordChanges) => void;
  /** Texts that replace those of saving a record. */
  readonly texts?: RecordFormTexts;
  /** Above the fields: an example marker, a conflict. */
  readonly notice?: ReactNode;
  readonly className?: string;
}
