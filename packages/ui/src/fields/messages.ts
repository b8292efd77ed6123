import { messages } from '@ninefold/messages';

export const fieldDisplayMessages = messages('field-display', {
  empty: 'empty',
  emptyText: 'empty text',
  yes: 'Yes',
  no: 'No',
  /** After the first chips of a long array in a cell. */
  more: '{count} more',
  bytes: '{size} {unit, select, B {B} kB {kB} MB {MB} other {GB}}',
  entries: '{count, plural, =0 {empty list} one {# entry} other {# entries}}',
});
