import { messages } from '@ninefold/messages';

export const dataGridMessages = messages('data-grid', {
  loading: 'Loading…',
  /** The header above the checkboxes of the rows. */
  selection: 'Selection',
  selectPage: 'Select all rows on this page',
  selectRow: 'Select {row}',
  /** The handle at the end of a header. */
  resize: 'Width of {column}',
  width: '{count, plural, one {# pixel} other {# pixels}}',
  moved: '{column}: column {position, number} of {count, number}',
  pinned: '{column} is pinned',
  unpinned: '{column} is no longer pinned',
});
