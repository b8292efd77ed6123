import { messages } from '@ninefold/messages';

export const rangeDisplayMessages = messages('range-display', {
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
