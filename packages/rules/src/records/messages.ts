import { messages } from '@ninefold/messages';

/** Says which value a record lacks. */
export const recordProblemMessages = messages('record-problems', {
  required: 'Fill in {field}.',
  notEmpty: '{field} must not be empty.',
});
