import { hashSql } from './expressions.ts';
import { quoteLiteral } from '@ninefold/values/sql';
import { installedFunctions } from './scope.ts';

/** A name as SQL writes it, quoted or not. */
const word = String.raw`"(?:[^"]|"")+"|[[:alpha:]_][\w$]*`;

/** Joins the objects that an object of a catalog depends on. */
const dependencySql = (catalog: string, oid: string, referenced: string) =>
  `join pg_catalog.pg_depend dependency
    on dependency.classid = 'pg_catalog.${catalog}'::pg_catalog.regclass
   and dependency.objid = ${oid}
   and dependency.refclassid = 'pg_catalog.${referenced}'::pg_catalog.regclass`;

/** The relations whose policies, triggers or definitions call a function. */
const relationsSql = (by: 'policy' | 'trigger' | 'view') =>
  `coalesce(pg_catalog.jsonb_agg(
      pg_catalog.jsonb_build_object('schema', relation.nspname, 'relation', relation.relname)
      order by relation.place, relation.relname) filter (where supporting.by = '${by}'), '[]')`;

/**
 * The functions that policies, triggers and views call, directly or through other functions, in any
 * schema. Postgres records the functions that a policy, a view or a BEGIN ATOMIC body depends on, and
 * none for a body that is a text. There, every function counts whose name occurs: finding too many
 * only reports more changes. Functions of Postgres, of extensions and of Supabase
 * itself are left out: they change with a version, and a team cannot change them.
 */
export const supportingFunctionsSql = `watchable as materialized (
  select proc.oid, proc.proname, proc.prosrc, namespace.nspname, owner.rolname as owner,
         owner.rolbypassrls or owner.rolsuper as owner_bypasses
  from option
  join pg_catalog.pg_proc proc on option.entities is null and not option.overview
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
  join pg_catalog.pg_roles owner on owner.oid = proc.proowner
  where proc.prokind in ('f', 'p')
    and proc.proname not in (${installedFunctions})
    -- Those that Postgres brings along have lower numbers.
    and proc.oid >= 16384
    and not pg_catalog.starts_with(owner.rolname, 'supabase_')
    and (namespace.nspname <> 'auth' or proc.proname not in ('uid', 'role', 'email', 'jwt'))
    and not exists (
      select from pg_catalog.pg_depend dependency
      where dependency.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass
        and dependency.objid = proc.oid and dependency.deptype in ('e', 'i'))
),
-- A view with the views that it reads.
read_view (root, oid) as (
  select relation.oid, relation.oid
  from relation
  where relation.in_full and relation.relkind in ('v', 'm')
  union
  select read_view.root, class.oid
  from read_view
  join pg_catalog.pg_rewrite rule on rule.ev_class = read_view.oid
  ${dependencySql('pg_rewrite', 'rule.oid', 'pg_class')}
  join pg_catalog.pg_class class on class.oid = dependency.refobjid and class.relkind in ('v', 'm')
),
supported as materialized (
  select dependency.refobjid as oid, policy.polrelid as relation, 'policy' as by
  from pg_catalog.pg_policy policy
  ${dependencySql('pg_policy', 'policy.oid', 'pg_proc')}
  union
  select dependency.refobjid, read_view.root, 'view'
  from read_view
  join pg_catalog.pg_rewrite rule on rule.ev_class = read_view.oid
  ${dependencySql('pg_rewrite', 'rule.oid', 'pg_proc')}
  union
  select trigger.tgfoid, trigger.tgrelid, 'trigger'
  from pg_catalog.pg_trigger trigger
  where not trigger.tgisinternal and trigger.tgparentid = 0
),
-- The relations that are read, and Auth's: triggers on its accounts decide what people may do.
calling as materialized (
  select relation.oid, relation.nspname, relation.relname, relation.place
  from relation where relation.in_full
  union all
  select class.oid, namespace.nspname, class.relname, null
  from pg_catalog.pg_class class
  join pg_catalog.pg_namespace namespace
    on namespace.oid = class.relnamespace and namespace.nspname = 'auth'
  where not exists (select from relation where relation.oid = class.oid)
),
-- Each function with the one that calls it, so that no body is read twice for one table.
function_call (oid, caller) as (
  select supported.oid, null::oid
  from supported
  join calling on calling.oid = supported.relation
  union
  select callee.oid, function_call.oid
  from function_call
  join watchable caller on caller.oid = function_call.oid
  cross join lateral (
    select dependency.refobjid as oid
    from pg_catalog.pg_depend dependency
    where dependency.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass
      and dependency.objid = caller.oid
      and dependency.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass
    union
    -- Both spellings in one equality, which Postgres can hash: hundreds of long bodies take seconds.
    select watchable.oid
    from (
      select distinct spelled.name
      from pg_catalog.regexp_matches(caller.prosrc, ${quoteLiteral(word)}, 'g') word(found)
      cross join lateral (values
        (pg_catalog.lower(word.found[1])),
        (pg_catalog.replace(pg_catalog.btrim(word.found[1], '"'), '""', '"'))) spelled(name)
    ) spelled
    join watchable on watchable.proname::text = spelled.name
  ) callee
  where callee.oid <> caller.oid
),
supporting (oid, relation, by) as (
  select supported.oid, supported.relation, supported.by
  from supported join calling on calling.oid = supported.relation
  union
  select function_call.oid, supporting.relation, supporting.by
  from supporting join function_call on function_call.caller = supporting.oid
),
supporting_function as (
  select watchable.oid, pg_catalog.jsonb_build_object(
    'schema', watchable.nspname,
    'name', watchable.proname,
    'signature', pg_catalog.oidvectortypes(proc.proargtypes),
    'securityDefiner', proc.prosecdef,
    'settings', coalesce(pg_catalog.to_jsonb(proc.proconfig), '[]'),
    'owner', watchable.owner,
    'ownerBypassesRowSecurity', watchable.owner_bypasses,
    'policiesOf', ${relationsSql('policy')},
    'triggersOf', ${relationsSql('trigger')},
    'viewsOf', ${relationsSql('view')},
    'hash', ${hashSql(`pg_catalog.jsonb_build_array(
      language.lanname, proc.prosrc, pg_catalog.pg_get_function_sqlbody(proc.oid),
      pg_catalog.pg_get_function_arguments(proc.oid), pg_catalog.pg_get_function_result(proc.oid),
      proc.provolatile, proc.proisstrict)::text`)}) as facts
  from supporting
  join watchable on watchable.oid = supporting.oid
  join calling relation on relation.oid = supporting.relation
  join pg_catalog.pg_proc proc on proc.oid = watchable.oid
  join pg_catalog.pg_language language on language.oid = proc.prolang
  group by watchable.oid, watchable.nspname, watchable.proname, watchable.owner,
           watchable.owner_bypasses, proc.oid, language.lanname
),
supporting_functions as (
  -- Nothing where only a part of the database was requested.
  select case when option.entities is null and not option.overview then coalesce((
    select pg_catalog.jsonb_agg(facts
      order by facts ->> 'schema', facts ->> 'name', facts ->> 'signature')
    from supporting_function), '[]') end as list
  from option
)`;

/**
 * The RAISE statements in functions that the Data API can call, and in those that policies, triggers
 * and views call, for a team: a browser learns nothing of a function's body.
 */
export const raisedSql = `raised as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', namespace.nspname,
    'name', proc.proname,
    'signature', pg_catalog.oidvectortypes(proc.proargtypes),
    'statement', statement.found[1]
  ) order by namespace.nspname, proc.proname, proc.oid, statement.place) as list
  from (select oid from function union select oid from supporting_function) called
  join pg_catalog.pg_proc proc on proc.oid = called.oid
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
  join pg_catalog.pg_language language on language.oid = proc.prolang and language.lanname = 'plpgsql'
  cross join lateral pg_catalog.regexp_matches(
    proc.prosrc, '\\mraise\\s+((?:[^'';]|''[^'']*'')+);', 'gi') with ordinality statement(found, place)
)`;

/**
 * Which role is a member of which: of the roles that the Data API takes on, of the one that it signs
 * in as, and of those that they are members of. A member without its rights may still switch to them.
 */
export const membershipsSql = `membership (oid, role) as (
  select member.oid, direct.roleid
  from pg_catalog.pg_roles member
  join pg_catalog.pg_auth_members direct on direct.member = member.oid
  where member.rolname = 'authenticator' or member.oid in (select taken_on.oid from taken_on)
  union
  select membership.role, direct.roleid
  from membership join pg_catalog.pg_auth_members direct on direct.member = membership.role
),
memberships as (
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'member', member.rolname,
    'role', role.rolname,
    'inherits', nullif(pg_catalog.pg_has_role(member.oid, role.oid, 'USAGE'), false)
  )) order by member.rolname, role.rolname), '[]') as list
  from membership
  join pg_catalog.pg_roles member on member.oid = membership.oid
  join pg_catalog.pg_roles role on role.oid = membership.role
)`;
