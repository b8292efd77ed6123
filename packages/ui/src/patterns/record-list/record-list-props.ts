import type { ReactNode } from 'react';
import type { FieldDescriptor, ListState, RecordPage, SortKey } from '../shapes.ts';

export interface RecordListProps {
  /** The table's accessible name: "Work orders". */
  readonly label: string;
  /** The columns, in order. A composite reference is one column: give its first field. */
  readonly fields: readonly FieldDescriptor[];
  /** Leaves out the last columns where not all fit beside each other. Otherwise the table scrolls. */
  readonly fitColumns?: boolean;
  /** Told the names of the columns that are left out. */
  readonly onHiddenColumnsChange?: (names: readonly string[]) => void;
  /** The name of the column that links to the record; the first one when absent. It stands first. */
  readonly titleField?: string;
  /** Absent while the first page is loading: a skeleton stands in for it. */
  readonly page: RecordPage | undefined;
  /** Another page is on its way: the rows stay, dimmed, and the table says that it is busy. */
  readonly busy?: boolean;
  readonly state: ListState;
  /** The address of this list in another state: makes header and page links real links. */
  readonly hrefFor: (state: ListState) => string;
  /** Which columns can be ordered by. All, when absent. */
  readonly sortable?: (field: FieldDescriptor) => boolean;
  /** Replaces the rows of an empty page. By default a sentence. */
  readonly empty?: ReactNode;
  /** Given: stands in place of the rows, because they may not be read. */
  readonly denied?: ReactNode;
  /** Given: stands in place of the rows, because reading them failed. */
  readonly error?: ReactNode;
  /** Offered page sizes; no choice when absent. */
  readonly pageSizes?: readonly number[];
  /** The question why a page has so many rows. */
  readonly rowsWhy?: string;
  /** At the end of the footer: a sum, an export. */
  readonly footerEnd?: ReactNode;
  readonly labels?: Partial<RecordListLabels>;
  readonly className?: string;
}

export interface RecordListLabels {
  readonly loading: string;
  readonly empty: string;
  /** `1–50 of 3,503`; `total` is null where it is not known. */
  readonly range: (range: {
    readonly first: string;
    readonly last: string;
    readonly total: string | null;
    readonly exact: boolean;
  }) => string;
  /** Instead of a range, where there are no rows. */
  readonly none: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly firstPage: string;
  readonly lastPage: string;
  readonly pages: string;
  readonly page: (page: string) => string;
  /** Before the field that holds the current page. */
  readonly pageField: string;
  /** Names that field. */
  readonly goToPage: string;
  /** After that field: `of 97`; `exact` is false where the number is an estimate. */
  readonly pageCount: (count: string, exact: boolean) => string;
  readonly pageSize: string;
  /** Names which rows these are, where it is asked why. */
  readonly shown: string;
  /** Beside a column that can be added to the order. */
  readonly sortHint: string;
  /** After the header of the second and further order keys, for screen readers. */
  readonly furtherSort: (position: number, direction: SortKey['direction']) => string;
}

/** Chooses which columns a list shows. Columns keep their order; one more stands where `fields` has it. */
export interface ColumnChooserProps {
  /** Every field that can be a column. */
  readonly fields: readonly FieldDescriptor[];
  /** Names of the fields shown, in order. */
  readonly visible: readonly string[];
  readonly onVisibleChange: (visible: readonly string[]) => void;
  /** Fields that stay: the one that links to the record. */
  readonly fixed?: readonly string[];
  /** How many columns are left out because they do not fit. */
  readonly unfitting?: number;
  /** Given: offers to go back to the columns as they were. */
  readonly onReset?: () => void;
  readonly label?: string;
  readonly labels?: Partial<ColumnChooserLabels>;
  readonly className?: string;
}

export interface ColumnChooserLabels {
  readonly columns: string;
  readonly find: string;
  readonly none: string;
  readonly reset: string;
  readonly showAll: string;
  /** On the button, after its label. */
  readonly more: (count: number) => string;
  readonly unfitting: (count: number) => string;
}

/** The order of a list as a menu: for phones, where no header can be clicked. */
export interface SortMenuProps {
  readonly fields: readonly FieldDescriptor[];
  readonly sort: readonly SortKey[];
  readonly onSortChange: (sort: readonly SortKey[]) => void;
  readonly labels?: Partial<SortMenuLabels>;
  readonly className?: string;
}

export interface SortMenuLabels {
  readonly unsorted: string;
  readonly sortBy: string;
  readonly ascending: string;
  readonly descending: string;
}
