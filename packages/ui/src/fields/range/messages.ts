import { messages } from '@ninefold/messages';

export const rangeInputMessages = messages('range-input', {
  from: 'From',
  to: 'To',
  /** The name of a select, beside the input of an end. */
  bound: '{end, select, from {From} other {To}}: bound',
  included: 'Included',
  excluded: 'Excluded',
  infinity: '{end, select, from {Minus infinity} other {Infinity}}',
  /** The name of a select, for a range without ends. */
  withoutEnds: '{range}: meaning of the range without ends',
  noValue: 'No value',
  unbounded: 'Without limits',
  empty: 'Empty range',
});
