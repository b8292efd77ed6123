import { hashSql } from './expressions.ts';

const command = `case policy.polcmd when 'r' then 'select' when 'a' then 'insert'
    when 'w' then 'update' when 'd' then 'delete' else 'all' end`;

/** Whether a policy is shown: a browser learns of those that hold for its own role. */
export const isShownPolicy = `(option.team
     or exists (select from unnest(policy.polroles) named_role(oid)
                where case when named_role.oid = 0 then true
                           else pg_catalog.pg_has_role(named_role.oid, 'USAGE') end))`;

/**
 * The policies of each relation. A team learns them as they are; a browser
 * learns of those that hold for its own role what they are for and a hash,
 * neither name nor whom else they hold for, and their texts only where the
 * installed function may tell them.
 */
export const policiesSql = `policies_of as (
  select relation.oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', case when option.team then policy.polname end,
      'command', ${command},
      'permissive', policy.polpermissive,
      'roles', case when option.team then roles.list else pg_catalog.jsonb_build_array(current_user) end,
      'using', case when option.policy_texts then text.using end,
      'check', case when option.policy_texts then text.check end,
      'comment', case when option.team then pg_catalog.obj_description(policy.oid, 'pg_policy') end,
      'hash', hash.hash
    )) order by case when option.team then policy.polname end, hash.hash) as list,
    -- Whether they hide rows: Postgres then checks them before it searches a text.
    bool_or(shows.read and not policy.polpermissive)
      or not bool_or(shows.read and policy.polpermissive and text.using = 'true') as restricts
  from option
  join relation on relation.in_full
  join pg_catalog.pg_policy policy on policy.polrelid = relation.oid
  cross join lateral (
    select pg_catalog.pg_get_expr(policy.polqual, policy.polrelid) as using,
           pg_catalog.pg_get_expr(policy.polwithcheck, policy.polrelid) as check
    offset 0) text
  cross join lateral (select policy.polcmd in ('r', '*') as read) shows
  cross join lateral (
    select ${hashSql(`pg_catalog.jsonb_build_array(
      ${command}, policy.polpermissive, text.using, text.check)::text`)} as hash) hash
  cross join lateral (
    select pg_catalog.jsonb_agg(coalesce(role.rolname, 'public') order by role.rolname) as list
    from unnest(policy.polroles) named_role(oid)
    left join pg_catalog.pg_roles role on role.oid = named_role.oid
  ) roles
  where ${isShownPolicy}
  group by relation.oid
)`;
