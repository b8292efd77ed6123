import { messages } from '@ninefold/messages';

/** Why only the database can decide an expression. */
export const undecidedMessages = messages('undecided', {
  form: 'Only the database reads “{text}”.',
  column: 'It reads “{column}”, which is not a field of the record.',
  type: 'Only the database computes with values of the type “{type}”.',
  operator: 'Only the database applies “{operator}” to values of these types: {types}.',
  function: 'Only the database computes “{name}”.',
  cast: 'Only the database converts {from} to {to}.',
  collation: 'Only the database compares texts by the collation “{collation}”.',
  order: 'Only the database knows the order of its texts.',
  letters: 'Only the database knows the letters beyond ASCII of its language.',
  pattern: 'Only the database reads the pattern “{pattern}”.',
  slow: 'The pattern “{pattern}” would take too long to check.',
  unknown: 'The value of “{column}” isn’t known.',
  value: 'Only the database reads the value “{value}” as {type}.',
  failure: 'Only the database computes this with these values.',
  clock: 'It depends on the moment at which the record is saved.',
  zone: 'It depends on the time zone of the database.',
  notCondition: 'It isn’t a condition.',
});
