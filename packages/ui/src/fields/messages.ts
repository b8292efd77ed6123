import { messages } from '@ninefold/messages';

export const fieldDisplayMessages = messages('field-display', {
  empty: 'empty',
  emptyText: 'empty text',
  yes: 'Yes',
  no: 'No',
  /** After the first chips of a long array in a cell. */
  more: '{count} more',
  bytes: '{size} {unit, select, B {B} kB {kB} MB {MB} other {GB}}',
  entries: '{count, plural, one {# entry} other {# entries}}',
  /** A range. An included bound is part of it, another one is not. */
  range:
    '{kind, select, number {{lower, select, included {at least {from}} other {more than {from}}}, {upper, select, included {at most {to}} other {less than {to}}}} other {{lower, select, included {from {from}} other {after {from}}}, {upper, select, included {to {to}} other {before {to}}}}}',
  rangeWithoutEnd:
    '{kind, select, number {{lower, select, included {at least {from}} other {more than {from}}}} other {{lower, select, included {from {from}} other {after {from}}}}}',
  rangeWithoutStart:
    '{kind, select, number {{upper, select, included {at most {to}} other {less than {to}}}} other {{upper, select, included {to {to}} other {before {to}}}}}',
  unbounded: 'unbounded',
  emptyRange: 'empty range',
});
