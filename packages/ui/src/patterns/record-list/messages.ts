import { messages } from '@ninefold/messages';

export const recordListMessages = messages('record-list', {
  loading: 'Loading…',
  empty: 'No rows',
  range: '{first}–{last}',
  rangeOf: '{first}–{last} of {total}',
  rangeOfAbout: '{first}–{last} of about {total}',
  /** Where neither the first row's place nor the number of rows is known exactly. */
  aboutRange: 'About {first}–{last} of about {total}',
  none: 'No rows',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'First page',
  lastPage: 'Last page',
  pages: 'Pages: {list}',
  page: 'Page {page}',
  /** A field with the number of the current page, with its name before it. */
  pageField: '<name>Page</name> {field}',
  pageFieldOf: '<name>Page</name> {field} <total>of {count}</total>',
  pageFieldOfAbout: '<name>Page</name> {field} <total>of about {count}</total>',
  /** Names that field. */
  goToPage: 'Go to page',
  pageSize: 'Rows per page',
  /** Names which rows these are, where it is asked why. */
  shown: 'Rows shown',
  /** Beside a column that can be added to the order. */
  sortHint: 'Hold Shift to sort by this column too',
  /** The button of a header's menu. */
  columnMenu: 'Column: {column}',
  /** The button at the end of a row. */
  openBeside: 'Open {record} beside the list',
  /** On a phone, a card's checkbox. */
  select: 'Select {record}',
  /** The header of the second and further order keys. */
  furtherSort:
    '{field}<hidden>, order {position}, {direction, select, ascending {ascending} other {descending}}</hidden>',
});

export const columnChooserMessages = messages('column-chooser', {
  /** Names the button; `count` columns don't fit. */
  button:
    '{count, plural, =0 {Columns} one {Columns (# doesn’t fit)} other {Columns (# don’t fit)}}',
});

export const sortChooserMessages = messages('sort-chooser', {
  sort: '{count, plural, =0 {Sort} other {Sort · #}}',
});

export const columnMenuMessages = messages('column-menu', {
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  jump: 'Jump to…',
  moveToStart: 'Move toward the start',
  moveToEnd: 'Move toward the end',
  pin: 'Pin',
  unpin: 'Unpin',
  hide: 'Hide',
  resize: 'Resize',
  fitWidth: 'Fit width',
  resetWidths: 'Reset widths',
});
