import { messages } from '@ninefold/messages';

/** `object` is an object's name inside a sentence, `Object` at its beginning: "Table public.work_order". */
export const adviceMessages = messages('advice', {
  object:
    '{kind, select, foreign_table {foreign table {name}} materialized_view {materialized view {name}} partitioned_table {partitioned table {name}} view {view {name}} other {table {name}}}',
  searchPath:
    'Function {function} has no fixed search_path: its caller decides which objects the names in it refer to.',
  definer: '{role} may call the function {function}, which runs with its owner’s permissions.',
  callsPerRow:
    'Policy “{policy}” on {object} calls an auth function or current_setting() for each row. In (select …), Postgres calls it once for each query.',
  userMetadata:
    'Policy “{policy}” on {object} trusts user_metadata, which people can change themselves.',
  alwaysTrue:
    'Policy “{policy}” on {object} lets {roles} {command, select, insert {insert} update {update} delete {delete} other {write}} any record: its condition is always true.',
  multiplePolicies:
    'When {role} runs {command} on {object}, Postgres evaluates {count, plural, one {# permissive policy} other {# permissive policies}}: {policies}. One policy is faster.',
  noPrimaryKey: '{Object} has no primary key.',
  noPolicy:
    '{Object} has row-level security on and no policy: only roles that bypass row-level security reach its records.',
  rowSecurityOff:
    '{Object} has row-level security off, and {roles} may read it: every record is visible.',
  idlePolicies: '{Object} has policies that do nothing, because row-level security is off.',
  unindexedForeignKey:
    '{Object} has no index on ({columns}), the columns of the foreign key {constraint}. Joins, and deleting a record that the foreign key refers to, read the whole table.',
  duplicateIndexes: '{Object} has identical indexes: {indexes}. Keep one of them.',
  showsUsers: '{Object} shows columns of auth.users to {roles}.',
  definerView:
    '{Object} shows {roles} what its owner may see. With security_invoker, their own rights and policies apply.',
  definerViewOf:
    '{Object} shows {roles} what its owner {owner} may see. With security_invoker, their own rights and policies apply.',
  unguarded: '{Object} may be read by {roles}, and no policy applies to it.',
  heading: '{lint} ({level, select, error {error} warning {warning} other {info}}, {count})',
  nothing: 'Supabase’s database linter would report nothing that this command can find.',
  found: 'Supabase’s database linter would report:',
  notChecked:
    'Not checked: schemas that were not read, functions outside them that no policy, trigger or view calls, extensions, queues, bloat and use of indexes (0005, 0014, 0019, 0020, 0022), names of sensitive columns (0023), reg* types (0018), keys of the auth schema (0021), listing of public buckets (0025), GraphQL (0026, 0027) and settings of Auth. A view that only filters by auth.users, and a table whose only key is a unique constraint, are not found either. Supabase’s dashboard reports them under “Advisors”.',
  indexes:
    'Missing indexes. While an index is created, its table can’t be written to. If people are working with the table, write “create index concurrently” instead, and run each statement by itself, outside a transaction. Postgres can’t do that for a partitioned table.',
  noIndexes:
    'No missing indexes were found for foreign keys, declared lists, policies and searches.',
  foreignKey:
    'The foreign key {constraint} is used in joins, and whenever a record that it refers to is deleted.',
  listFiltered: 'The list is filtered by {filters}.',
  listSorted: 'The list is sorted by {fields}.',
  listFilteredAndSorted: 'The list is filtered by {filters} and sorted by {fields}.',
  policy: 'The policy “{policy}” selects records by {field}.',
  search:
    'The search looks for words within these fields, in about {count, plural, one {# record} other {# records}}{restricted, select, yes { that policies restrict} other {}}.',
  restrictedSearch:
    'Policies restrict some of the tables that are searched. In these, Postgres applies ILIKE only to the records that the policies let through, and doesn’t use an index for it unless a superuser has run “{sql}”. Hosted Supabase doesn’t allow that.',
});
