import { messages } from '@ninefold/messages';

/** Why row-level security lets a person do something with a record, or not. */
export const policyMessages = messages('policies', {
  noPolicy: 'No policy allows this to the role “{role}”.',
  notAllowed: 'No policy allows this for the record.',
  refusedBy: 'The policy “{policy}” doesn’t allow this for the record.',
  refused: 'A policy doesn’t allow this for the record.',
  unknownPolicies: 'The policies of “{entity}” aren’t known.',
  unknownRole: 'The role “{role}” isn’t known.',
  hidden: 'The database doesn’t show the text of its policies.',
  view: '“{entity}” is a view: the policies of the tables beneath it apply.',
  column: 'The value of “{column}” isn’t known.',
  form: 'Only the database reads “{text}”.',
  function: 'Only the database computes “{name}”.',
  rows: 'It depends on the records of “{table}”.',
  subselect: 'Only the database reads its sub-select.',
  execute: 'The role “{role}” may not be allowed to call “{function}”.',
  table: 'The role “{role}” may not be allowed to read “{table}”.',
  recursion: 'The policies of “{table}” may read their own table.',
  claim: 'The database may not have set “{name}”.',
});
