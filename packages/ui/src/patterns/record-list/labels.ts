import type { SortKey } from '../../shapes/index.ts';

export const recordListLabels = {
  loading: 'Loading…',
  empty: 'No rows',
  /** `total` is null where it is not known. */
  range: (first: string, last: string, total: string | null, exact: boolean) =>
    `${first}–${last}${total === null ? '' : ` of ${exact ? '' : 'about '}${total}`}`,
  none: '0 rows',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'First page',
  lastPage: 'Last page',
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  /** Before the field that holds the current page. */
  pageField: 'Page',
  /** Names that field. */
  goToPage: 'Go to page',
  pageCount: (count: string, exact: boolean) => `of ${exact ? '' : 'about '}${count}`,
  pageSize: 'Rows per page',
  /** Names which rows these are, where it is asked why. */
  shown: 'Rows shown',
  /** Beside a column that can be added to the order. */
  sortHint: 'Hold Shift to sort by this column too',
  /** After the header of the second and further order keys, for screen readers. */
  furtherSort: (position: number, direction: SortKey['direction']) =>
    `, order ${position}, ${direction}`,
};

export const columnChooserLabels = {
  columns: 'Columns',
  find: 'Find a column',
  none: 'No matching columns',
  reset: 'Reset',
  showAll: 'Show all',
  /** On the button, after its label. */
  more: (count: number) => `${count} more`,
  unfitting: (count: number) =>
    `${count === 1 ? '1 column doesn’t' : `${count} columns don’t`} fit beside the others. If you select more columns, the table scrolls.`,
};

export const sortMenuLabels = {
  unsorted: 'Sort',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
};
