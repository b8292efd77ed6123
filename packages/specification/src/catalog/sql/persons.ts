/** Conditions of policies on a column that holds the caller's account, as Postgres prints them. */
const comparisons = [
  `'(' || candidate.quoted || ' = auth.uid())'`,
  `'(auth.uid() = ' || candidate.quoted || ')'`,
  `'(' || candidate.quoted || ' = ( SELECT auth.uid() AS uid))'`,
  `'(( SELECT auth.uid() AS uid) = ' || candidate.quoted || ')'`,
];

/**
 * The columns that hold accounts of Supabase Auth: a foreign key leads there, the default is `auth.uid()`, or
 * a policy compares the column with that. Of a view, the column of its table counts. In a policy, only a
 * column of its own table has no prefix.
 */
export const personsSql = `person_candidate as materialized (
  select attribute.attrelid as oid, attribute.attnum, held.attrelid, held.attnum as held_attnum,
         pg_catalog.quote_ident(held.attname) as quoted
  from attribute
  join relation on relation.oid = attribute.attrelid and relation.in_full
  left join source_column source
    on source.oid = attribute.attrelid and source.attnum = attribute.attnum
  join pg_catalog.pg_attribute held
    on held.attrelid = coalesce(source.base, attribute.attrelid)
   and held.attnum = coalesce(source.base_attnum, attribute.attnum)
  where attribute.atttypid = 'pg_catalog.uuid'::pg_catalog.regtype
),
person_policy as materialized (
  select policy.polrelid, pg_catalog.concat_ws(' ',
    pg_catalog.pg_get_expr(policy.polqual, policy.polrelid),
    pg_catalog.pg_get_expr(policy.polwithcheck, policy.polrelid)) as sql
  from option
  join pg_catalog.pg_policy policy
    on policy.polrelid in (select candidate.attrelid from person_candidate candidate)
  where option.team
     or exists (select from unnest(policy.polroles) named_role(oid)
                where case when named_role.oid = 0 then true
                           else pg_catalog.pg_has_role(named_role.oid, 'USAGE') end)
),
person as materialized (
  select candidate.oid, candidate.attnum
  from person_candidate candidate
  where exists (
      select from pg_catalog.pg_constraint con
      join pg_catalog.pg_class target on target.oid = con.confrelid and target.relname = 'users'
      join pg_catalog.pg_namespace namespace
        on namespace.oid = target.relnamespace and namespace.nspname = 'auth'
      where con.conrelid = candidate.attrelid and con.contype::text = 'f'
        and con.conkey = array[candidate.held_attnum])
    or exists (
      select from pg_catalog.pg_attrdef expression
      where expression.adrelid = candidate.attrelid and expression.adnum = candidate.held_attnum
        and pg_catalog.pg_get_expr(expression.adbin, expression.adrelid) = 'auth.uid()')
    or exists (
      select from person_policy policy
      where policy.polrelid = candidate.attrelid
        and (${comparisons
          .map((each) => `pg_catalog.strpos(policy.sql, ${each}) > 0`)
          .join('\n          or ')}))
)`;
