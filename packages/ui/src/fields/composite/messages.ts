import { messages } from '@ninefold/messages';

export const compositeInputMessages = messages('composite-input', {
  partProblem: '{part}: {problem}',
  /** The name of a select, for a value whose parts are all empty. */
  whenEmpty: '{value}: meaning of the empty parts',
  noValue: 'No value',
  emptyParts: 'Empty parts',
});
