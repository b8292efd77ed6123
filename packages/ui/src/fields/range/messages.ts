import { messages } from '@ninefold/messages';

export const rangeInputMessages = messages('range-input', {
  from: 'From',
  to: 'To',
  /** The name of a select, beside the input of an end. */
  bound: '{end, select, from {From} other {To}}: bound',
  included: 'Included',
  excluded: 'Excluded',
  noLimit: 'No limit',
  /** The value of Postgres, which differs from no limit. */
  infinity: '{end, select, from {Value “-infinity”} other {Value “infinity”}}',
  /** The same for a range without ends, which may get one. */
  endInfinity: '{end, select, from {From “-infinity”} other {To “infinity”}}',
  /** The name of a select, for a range without ends. */
  withoutEnds: '{range}: meaning of the range without ends',
  noValue: 'No value',
  unbounded: 'Without limits',
  empty: 'Empty range',
});
