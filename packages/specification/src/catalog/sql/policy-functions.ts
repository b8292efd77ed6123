import { printedTypeSql } from './expressions.ts';
import { isShownPolicy } from './policies.ts';

const dependencySql = (catalog: string, object: string) => `pg_catalog.pg_depend dependency
    on dependency.classid = 'pg_catalog.${catalog}'::pg_catalog.regclass
   and dependency.objid = ${object}
   and dependency.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass`;

const rolesSql = (right: string) => `(
      select coalesce(pg_catalog.jsonb_agg(caller.name order by caller.name), '[]')
      from policy_caller caller where ${right})`;

const isExecuted = `pg_catalog.has_function_privilege(caller.oid, proc.oid, 'EXECUTE')`;

/** Whether the body of a function can be put in the place of its call: a SELECT in SQL, or PL/pgSQL that only returns. */
const isReadable = (proc: string, language: string) => `${proc}.prokind = 'f'
       and ${proc}.proargmodes is null
       and (${language}.lanname = 'sql'
            or (${language}.lanname = 'plpgsql'
                and ${proc}.prosrc ~* '^\\s*begin\\s+return\\s[^;]*;\\s*end\\s*;?\\s*$'))
       and not exists (
         select from unnest(${proc}.proconfig) setting
         where not pg_catalog.starts_with(setting, 'search_path=')
            -- A schema before it may have a function of the same name.
            or pg_catalog.strpos(setting, 'pg_catalog') > 14)`;

const bodySql = (proc: string) =>
  `coalesce(pg_catalog.pg_get_function_sqlbody(${proc}.oid), ${proc}.prosrc)`;

/**
 * The functions that the shown policies call, directly or through others, with the bodies that can be put in the place
 * of their call. Postgres records those that a policy or a BEGIN ATOMIC body depends on. Of a body that is a text,
 * every function whose name occurs in it: the text itself says which. Also the tables that these policies and bodies
 * read, found in the same way, and their enums.
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
  join pg_catalog.pg_proc caller on caller.oid = policy_function.oid
  join pg_catalog.pg_language language on language.oid = caller.prolang
   and language.lanname in ('sql', 'plpgsql')
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
policy_proc as materialized (
  select proc.*, ${isReadable('proc', 'language')} as readable
  from policy_function
  join pg_catalog.pg_proc proc on proc.oid = policy_function.oid and proc.oid >= 16384
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
  join pg_catalog.pg_language language on language.oid = proc.prolang
  where namespace.nspname <> 'auth' or proc.proname not in ('uid', 'role', 'email', 'jwt')
),
-- Who calls functions: the roles of the Data API, and those whose permissions a function runs with. Nobody needs
-- to learn the names of these.
policy_caller as materialized (
  select api_role.oid, api_role.rolname as name, api_role.bypasses
  from api_role
  union all
  select role.oid, 'owner ' || pg_catalog.row_number() over (order by role.rolname), role.rolsuper or role.rolbypassrls
  from pg_catalog.pg_roles role
  where role.oid in (select proc.proowner from policy_proc proc where proc.prosecdef)
    and role.oid not in (select api_role.oid from api_role)
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
    'rows', nullif(proc.proretset, false),
    'runsAs', case when proc.prosecdef then (
      select caller.name from policy_caller caller where caller.oid = proc.proowner) end,
    'body', case when proc.readable then ${bodySql('proc')} end,
    'strict', nullif(proc.proisstrict, false),
    'execute', ${rolesSql(isExecuted)},
    'usage', ${rolesSql(`${isExecuted}
        and pg_catalog.has_schema_privilege(caller.oid, proc.pronamespace, 'USAGE')`)}
  )) order by namespace.nspname, proc.proname, pg_catalog.oidvectortypes(proc.proargtypes)) as list
  from policy_proc proc
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
),
policy_table as materialized (
  select class.oid, class.relname, class.relowner, class.relrowsecurity, class.relforcerowsecurity,
         namespace.oid as schema, namespace.nspname
  from option
  join pg_catalog.pg_class class on option.policy_texts and class.relkind in ('r', 'p')
  join pg_catalog.pg_namespace namespace on namespace.oid = class.relnamespace
  where class.oid >= 16384 and (
    exists (
      select from relation
      join pg_catalog.pg_policy policy on relation.in_full and policy.polrelid = relation.oid
      join pg_catalog.pg_depend dependency
        on dependency.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass
       and dependency.objid = policy.oid
       and dependency.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
      where dependency.refobjid = class.oid and class.oid <> policy.polrelid and ${isShownPolicy})
    or pg_catalog.lower(class.relname) in (
      select word from policy_proc proc
      cross join pg_catalog.regexp_split_to_table(
        pg_catalog.lower(${bodySql('proc')}), '[^[:alnum:]_$]+') word
      where proc.readable))
),
policy_column as materialized (
  select attribute.attrelid, attribute.attname, attribute.attnum, attribute.atttypid, attribute.atttypmod
  from policy_table
  join pg_catalog.pg_attribute attribute on attribute.attrelid = policy_table.oid
  where attribute.attnum > 0 and not attribute.attisdropped
),
policy_tables as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', policy_table.nspname,
    'name', policy_table.relname,
    'columns', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
        'name', policy_column.attname,
        'type', ${printedTypeSql('policy_column.atttypid', 'policy_column.atttypmod')},
        'baseType', case when type.typtype::text = 'd'
          then ${printedTypeSql('type.typbasetype', 'type.typtypmod')} end)) order by policy_column.attnum)
      from policy_column
      join pg_catalog.pg_type type on type.oid = policy_column.atttypid
      where policy_column.attrelid = policy_table.oid),
    'readWhollyBy', ${rolesSql(`
        pg_catalog.has_table_privilege(caller.oid, policy_table.oid, 'SELECT')
        and pg_catalog.has_schema_privilege(caller.oid, policy_table.schema, 'USAGE')
        and (not policy_table.relrowsecurity or caller.bypasses
             or (pg_catalog.pg_has_role(caller.oid, policy_table.relowner, 'USAGE')
                 and not policy_table.relforcerowsecurity))`)}
  ) order by policy_table.nspname, policy_table.relname) as list
  from policy_table
),
policy_enums as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'type', ${printedTypeSql('type.oid', 'null')},
    'values', (select pg_catalog.jsonb_agg(label.enumlabel order by label.enumsortorder)
               from pg_catalog.pg_enum label where label.enumtypid = type.oid)) order by type.typname) as list
  from pg_catalog.pg_type type
  where type.typtype::text = 'e' and exists (
    select from (
      select policy_column.atttypid from policy_column
      union all
      select unnest(proc.proargtypes::oid[] || proc.prorettype) from policy_proc proc
    ) named(oid)
    where named.oid in (type.oid, type.typarray))
)`;
