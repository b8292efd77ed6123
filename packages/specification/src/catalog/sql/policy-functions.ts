import { printedTypeSql } from './expressions.ts';
import { isShownPolicy } from './policies.ts';

const dependencySql = (catalog: string, object: string) => `pg_catalog.pg_depend dependency
    on dependency.classid = 'pg_catalog.${catalog}'::pg_catalog.regclass
   and dependency.objid = ${object}
   and dependency.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass`;

const rolesSql = (right: string) => `(
      select coalesce(pg_catalog.jsonb_agg(api_role.rolname order by api_role.rolname), '[]')
      from api_role where ${right})`;

const isExecuted = `pg_catalog.has_function_privilege(api_role.oid, proc.oid, 'EXECUTE')`;

/**
 * The functions that the shown policies call, directly or through others, with the bodies that can be put in the place
 * of their call. Postgres records those that a policy or a BEGIN ATOMIC body depends on. Of a body that is a text,
 * every function whose name occurs in it: the text itself says which.
 */
export const policyFunctionsSql = `policy_function (oid) as (
  select dependency.refobjid
  from option
  join relation on option.policy_texts and relation.in_full
  join pg_catalog.pg_policy policy on policy.polrelid = relation.oid
  join ${dependencySql('pg_policy', 'policy.oid')}
  where ${isShownPolicy}
  union
  select callee.oid
  from policy_function
  join pg_catalog.pg_proc caller on caller.oid = policy_function.oid and not caller.prosecdef
  join pg_catalog.pg_language language on language.oid = caller.prolang and language.lanname = 'sql'
  cross join lateral (
    select proc.oid from pg_catalog.pg_proc proc
    -- Those that Postgres brings along have lower numbers.
    where proc.oid >= 16384
      and pg_catalog.strpos(pg_catalog.lower(caller.prosrc), pg_catalog.lower(proc.proname)) > 0
    union
    select proc.oid from pg_catalog.pg_proc proc
    join ${dependencySql('pg_proc', 'caller.oid')} and dependency.refobjid = proc.oid
  ) callee
),
policy_functions as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'schema', namespace.nspname,
    'name', proc.proname,
    'arguments', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'name', coalesce(proc.proargnames[argument.place], ''),
        'type', ${printedTypeSql('argument.type', 'null')}) order by argument.place), '[]')
      from unnest(proc.proargtypes::oid[]) with ordinality argument(type, place)),
    'returns', ${printedTypeSql('proc.prorettype', 'null')},
    'body', case
      when language.lanname = 'sql' and proc.prokind = 'f' and proc.proargmodes is null
       and not proc.prosecdef and not proc.proretset
       and not exists (
         select from unnest(proc.proconfig) setting
         where not pg_catalog.starts_with(setting, 'search_path=')
            -- A schema before it may have a function of the same name.
            or pg_catalog.strpos(setting, 'pg_catalog') > 14)
      then coalesce(pg_catalog.pg_get_function_sqlbody(proc.oid), proc.prosrc) end,
    'strict', nullif(proc.proisstrict, false),
    'execute', ${rolesSql(isExecuted)},
    'usage', ${rolesSql(`${isExecuted}
        and pg_catalog.has_schema_privilege(api_role.oid, proc.pronamespace, 'USAGE')`)}
  )) order by namespace.nspname, proc.proname, pg_catalog.oidvectortypes(proc.proargtypes)) as list
  from policy_function
  join pg_catalog.pg_proc proc on proc.oid = policy_function.oid and proc.oid >= 16384
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
  join pg_catalog.pg_language language on language.oid = proc.prolang
  where namespace.nspname <> 'auth' or proc.proname not in ('uid', 'role', 'email', 'jwt')
)`;
