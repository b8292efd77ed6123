import { messages } from '@ninefold/messages';

/** Says which value a record lacks, or can't start with. */
export const recordProblemMessages = messages('record-problems', {
  required: 'Fill in {field}.',
  notEmpty: '{field} must not be empty.',
  start: '“{value}” doesn’t fit {field}: {problem}',
});
