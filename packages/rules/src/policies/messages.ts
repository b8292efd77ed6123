import { messages } from '@ninefold/messages';

/** Why row-level security lets a person do something with a record, or not. */
export const policyMessages = messages('policy-answers', {
  noPolicy: 'No policy allows this to the role “{role}”.',
  notAllowed: 'No policy allows this for the record.',
  refusedBy: 'The policy “{policy}” doesn’t allow this for the record.',
  refused: 'A policy doesn’t allow this for the record.',
  notKnown: 'The policies of “{entity}” aren’t known.',
  unknownRole: 'The role “{role}” isn’t known.',
  hidden: 'The database doesn’t show the text of its policies.',
  view: '“{entity}” is a view: the policies of the tables beneath it apply.',
  rows: 'It depends on the records of “{tables}”.',
  severalRows: 'Several of the person’s memberships fit.',
  definer: 'The function “{name}” may not read all records of “{table}”.',
  subselect: 'Only the database reads its sub-select.',
  execute: 'The role “{role}” may not have permission to call “{name}”.',
  table: 'The role “{role}” may not have permission to read “{table}”.',
  recursion: 'The policies of “{table}” read their own table.',
  claim: 'The database may not have set “{name}”.',
});
