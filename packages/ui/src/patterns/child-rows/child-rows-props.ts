import type { CellBlock } from '../../components/data-grid/index.ts';
import type {
  FieldDescriptor,
  FieldText,
  FieldValue,
  RecordLink,
  SearchRecords,
} from '../../shapes/index.ts';

/** A row of a form: a stored record, or a new one. */
export interface ChildRow {
  readonly id: string;
  /** Its fields as a form has them. Those that can't be entered are shown. */
  readonly fields: readonly FieldDescriptor[];
  /** What is entered, by field name. Inputs read it when they appear, and where `start` changes. */
  readonly texts: Readonly<Record<string, FieldText>>;
  readonly start: number;
  /** The saved values; undefined for a new row. */
  readonly values?: Readonly<Record<string, FieldValue>>;
  readonly links: Readonly<Record<string, RecordLink | null>>;
  /** Nothing is entered in the new row: it isn’t saved, and requires nothing. */
  readonly blank?: boolean;
  /** It holds something that isn’t saved, so that what the database computes isn’t known. */
  readonly edited?: boolean;
  /** What the database would compute for it, by field name, where that is known before it is saved. */
  readonly computed?: Readonly<Record<string, FieldValue>>;
  /** It will be deleted when the form is saved. */
  readonly deleted: boolean;
  /** Why the stored record can't be deleted, where others can. */
  readonly notDeletable?: string | undefined;
  /** Why values can't be saved, by field name. */
  readonly problems: Readonly<Record<string, string>>;
  /** Why the row couldn't be saved, where that is about no value. */
  readonly message?: string;
}

export interface ChildRowsTotal {
  readonly field: FieldDescriptor;
  /** The exact sum; undefined where it is known once the rows are saved. */
  readonly sum: FieldText | undefined;
}

export interface ChildRowsProps {
  /** The plural of the records: "Invoice lines". */
  readonly title: string;
  /** The columns. */
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly ChildRow[];
  /** The id of a cell's input, for links from the form's error summary. */
  readonly cellId: (row: string, field: string) => string;
  readonly totals: readonly ChildRowsTotal[];
  readonly searchRecords?: SearchRecords;
  /** Absent where the role can't create any. `id` names the new row. */
  readonly onAdd?: (id: string) => void;
  /** Whether `Alt+Shift+A` adds a row from anywhere on the screen. Of several lists of rows, one has it. */
  readonly hasAddKey?: boolean;
  readonly onEdit: (row: string, texts: Readonly<Record<string, FieldText>>) => void;
  /** Sets texts of other inputs than the one that is edited. */
  readonly onEnter: (row: string, texts: Readonly<Record<string, FieldText>>) => void;
  /** The focus leaves an input. */
  readonly onLeave: (row: string, field: string) => void;
  /** An input can't be read as a value, or can again. */
  readonly onUnreadable: (row: string, field: string, problem: string | undefined) => void;
  /** Absent where the role can't delete stored records; new rows can be deleted all the same. */
  readonly onDelete?: (row: string) => void;
  readonly onRemoveNew: (row: string) => void;
  readonly onRestore: (row: string) => void;
  /** Absent where the rows have no order. Moves a row among those that stay. */
  readonly onMove?: (row: string, step: -1 | 1) => void;
  /** Several cells are pasted, the first into this one. Resolves with what to announce. */
  readonly onPaste: (block: CellBlock, row: string, field: string) => Promise<string>;
}
