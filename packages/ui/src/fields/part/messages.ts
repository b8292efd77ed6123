import { messages } from '@ninefold/messages';

export const fieldPartMessages = messages('field-part', {
  /** The name of a select, beside an input that is empty. */
  emptyAs: '{part}: meaning of the empty input',
  noValue: 'No value',
  emptyText: 'Empty text',
  missing: 'Enter a value.',
  undecided: 'Enter a value, or choose “No value”.',
});
