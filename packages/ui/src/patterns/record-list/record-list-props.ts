import type { ReactNode } from 'react';
import type { ColumnLayout, DataGridProps, RowPanel } from '../../components/data-grid/index.ts';
import type {
  FieldDescriptor,
  ListState,
  RecordPage,
  RecordRow,
  RecordSelection,
  SortKey,
} from '../../shapes/index.ts';

export type { ColumnLayout };

/** The record that is open beside a list. `onChange` is the same function as long as the list is shown. */
export type ListPanel = Pick<RowPanel<RecordRow>, 'id' | 'onChange'>;

export interface RecordListProps {
  /** The table's accessible name: "Work orders". */
  readonly label: string;
  /** The columns, in order. A composite reference is one column: give its first field. */
  readonly fields: readonly FieldDescriptor[];
  /**
   * Leaves out the last columns where not all fit beside each other, as long as none was given a width
   * or pinned. Otherwise the table scrolls.
   */
  readonly fitColumns?: boolean;
  /** Called with the names of the columns that are left out; none once the list is no table. */
  readonly onHiddenColumnsChange?: (names: readonly string[]) => void;
  /** The name of the column that links to the record; the first one when absent. It comes first. */
  readonly titleField?: string;
  /** Absent while the first page is loading: a skeleton is shown. */
  readonly page: RecordPage | undefined;
  /** Another page is on its way: the rows stay, dimmed, and the table says that it is busy. */
  readonly busy?: boolean;
  readonly state: ListState;
  /** The address of this list in another state: makes header and page links real links. */
  readonly hrefFor: (state: ListState) => string;
  /** Replaces the rows of an empty page. By default a sentence. */
  readonly empty?: ReactNode;
  /** Shown in place of the rows, because they may not be read. */
  readonly denied?: ReactNode;
  /** Shown in place of the rows, because reading them failed. */
  readonly error?: ReactNode;
  /** Offered page sizes; no choice when absent. */
  readonly pageSizes?: readonly number[];
  /** Which rows are selected. Rows can't be selected without it. */
  readonly selection?: RecordSelection;
  readonly onSelectionChange?: (selection: RecordSelection) => void;
  /** Records can be opened beside the list with it, from its table. */
  readonly panel?: ListPanel | undefined;
  /** Column widths, and pinned columns. */
  readonly layout?: ColumnLayout;
  /** Columns can be resized and pinned with it. */
  readonly onLayoutChange?: (layout: ColumnLayout) => void;
  /** Columns can be moved and hidden with it. Called with the names of those that stay, in order. */
  readonly onColumnsChange?: (names: readonly string[]) => void;
  /** The cells below the columns, by field: sums. The first one says what of. */
  readonly footers?: Readonly<Record<string, ReactNode>>;
  /** Cells of the table can be edited with it, and pasted into. */
  readonly editing?: Pick<
    DataGridProps<RecordRow>,
    'bodyClassName' | 'editing' | 'onPaste' | 'textOf'
  >;
  /** Offers, in the menu of the column that the rows are ordered by first, to go to one of its values. */
  readonly jump?: { readonly field: string; readonly onJump: () => void };
  /** The question why a page has so many rows. */
  readonly rowsWhy?: string;
  /** At the end of the footer: a sum, an export. */
  readonly footerEnd?: ReactNode;
}

/** Chooses which columns a list shows. Columns keep their order; one that is added is where `fields` has it. */
export interface ColumnChooserProps {
  /** Every field that can be a column. */
  readonly fields: readonly FieldDescriptor[];
  /** Names of the fields shown, in order. */
  readonly visible: readonly string[];
  readonly onVisibleChange: (visible: readonly string[]) => void;
  /** Fields that stay: the one that links to the record. */
  readonly fixed?: readonly string[];
  /** The number of columns left out because they do not fit. */
  readonly unfitting?: number;
  /** Given: offers to go back to the columns as they were. */
  readonly onReset?: () => void;
}

/** Chooses the columns that a list is sorted by. */
export interface SortChooserProps {
  readonly fields: readonly FieldDescriptor[];
  /** Returns the records that the list can be sorted by, too. Called when the chooser is open. */
  readonly relations?: () => readonly SortRelation[];
  readonly sort: readonly SortKey[];
  readonly onSortChange: (sort: readonly SortKey[]) => void;
}

/** Records that a field refers to. */
export interface SortRelation {
  /** The field that refers; absent where the records refer to the list's. */
  readonly field?: string;
  readonly label: string;
  /** Their fields. */
  readonly fields: readonly FieldDescriptor[];
}
