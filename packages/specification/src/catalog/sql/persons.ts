/** What a policy says of a column that holds the account of whoever asks, as Postgres prints it. */
const comparisons = [
  `'(' || column_name.quoted || ' = auth.uid())'`,
  `'(auth.uid() = ' || column_name.quoted || ')'`,
  `'(' || column_name.quoted || ' = ( SELECT auth.uid() AS uid))'`,
  `'(( SELECT auth.uid() AS uid) = ' || column_name.quoted || ')'`,
];

/**
 * The columns that hold accounts of Supabase Auth: a foreign key leads there, or a policy compares the
 * column with `auth.uid()`. Only the column of the policy's own table has no prefix there.
 */
export const personsSql = `person as materialized (
  select con.conrelid as oid, con.conkey[1] as attnum
  from relation
  join pg_catalog.pg_constraint con on con.conrelid = relation.oid
  join pg_catalog.pg_class target on target.oid = con.confrelid and target.relname = 'users'
  join pg_catalog.pg_namespace namespace
    on namespace.oid = target.relnamespace and namespace.nspname = 'auth'
  where relation.in_full and con.contype::text = 'f' and pg_catalog.cardinality(con.conkey) = 1
  union
  select attribute.attrelid, attribute.attnum
  from option
  join relation on relation.in_full
  join pg_catalog.pg_policy policy on policy.polrelid = relation.oid
  cross join lateral (
    select pg_catalog.concat_ws(' ',
      pg_catalog.pg_get_expr(policy.polqual, policy.polrelid),
      pg_catalog.pg_get_expr(policy.polwithcheck, policy.polrelid)) as sql
    offset 0) text
  join attribute on attribute.attrelid = relation.oid
    and attribute.atttypid = 'pg_catalog.uuid'::pg_catalog.regtype
  cross join lateral (select pg_catalog.quote_ident(attribute.attname) as quoted) column_name
  where pg_catalog.strpos(text.sql, 'auth.uid()') > 0
    and (${comparisons.map((each) => `pg_catalog.strpos(text.sql, ${each}) > 0`).join('\n      or ')})
    and (option.team
         or exists (select from unnest(policy.polroles) named_role(oid)
                    where case when named_role.oid = 0 then true
                               else pg_catalog.pg_has_role(named_role.oid, 'USAGE') end))
)`;
