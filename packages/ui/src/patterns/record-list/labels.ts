import type { ColumnChooserLabels, RecordListLabels, SortMenuLabels } from './record-list-props.ts';

export const recordListLabels: RecordListLabels = {
  loading: 'Loading…',
  empty: 'No rows',
  range: ({ first, last, total, exact }) => {
    if (total === null) return `${first}–${last}`;
    return `${first}–${last} of ${exact ? '' : 'about '}${total}`;
  },
  none: '0 rows',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'First page',
  lastPage: 'Last page',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  pageField: 'Page',
  goToPage: 'Go to page',
  pageCount: (count, exact) => `of ${exact ? '' : 'about '}${count}`,
  pageSize: 'Rows per page',
  shown: 'Rows shown',
  sortHint: 'Hold Shift to sort by this column too',
  furtherSort: (position, direction) => `, order ${position}, ${direction}`,
};

export const columnChooserLabels: ColumnChooserLabels = {
  columns: 'Columns',
  find: 'Find a column',
  none: 'No matching columns',
  reset: 'Reset',
  showAll: 'Show all',
  more: (count) => `${count} more`,
  unfitting: (count) =>
    `${count === 1 ? '1 column doesn’t' : `${count} columns don’t`} fit beside the others. If you select more columns, the table scrolls.`,
};

export const sortMenuLabels: SortMenuLabels = {
  unsorted: 'Sort',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
};
