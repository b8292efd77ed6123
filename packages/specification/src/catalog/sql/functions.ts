import { commentSql, hashSql, printedTypeSql } from './expressions.ts';
import { installedFunctions } from './scope.ts';

/**
 * The functions that the role may execute and that the Data API can call, with
 * what they take and give. Comes in two parts: their types are read between.
 */
export const functionSql = `runnable as materialized (
  select proc.oid, scope.nspname, scope.place
  from scope
  join pg_catalog.pg_proc proc on proc.pronamespace = scope.oid and proc.prokind = 'f'
  join pg_catalog.pg_type result on result.oid = proc.prorettype
  where (result.typtype <> 'p' or result.typcategory = 'P' and result.typname in (
          'void', 'record', 'anyelement', 'anyarray', 'anynonarray', 'anyenum', 'anyrange',
          'anycompatible', 'anycompatiblearray'))
    and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE')
    and proc.proname not in (${installedFunctions})
    -- A function of a row is a column of its table, or leads from it to records.
    and not (proc.pronargs = 1 and exists (
      select from known
      join pg_catalog.pg_class class on class.oid = known.oid
      where class.reltype = proc.proargtypes[0]))
    and not exists (
      select from pg_catalog.pg_depend dependency
      where dependency.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass
        and dependency.objid = proc.oid and dependency.deptype in ('e', 'i'))
),
function as materialized (
  select proc.oid, runnable.nspname, runnable.place, proc.pronamespace, proc.proname,
         proc.prorettype, proc.proretset, proc.provolatile, proc.prosecdef, proc.proisstrict,
         proc.provariadic, proc.pronargs, proc.pronargdefaults, proc.proargnames,
         proc.proargmodes, proc.proconfig,
         coalesce(proc.proallargtypes, proc.proargtypes::oid[]) as types,
         pg_catalog.oidvectortypes(proc.proargtypes) as signature
  from option
  join runnable on option.entities is null and not option.overview
  join pg_catalog.pg_proc proc on proc.oid = runnable.oid
),
argument as materialized (
  select function.oid, part.type, part.place,
         coalesce(function.proargnames[part.place], '') as name,
         coalesce(function.proargmodes[part.place], 'i') as mode,
         coalesce(function.proargmodes[part.place], 'i') in ('i', 'b', 'v') as is_input,
         pg_catalog.count(*) filter (
           where coalesce(function.proargmodes[part.place], 'i') in ('i', 'b', 'v'))
           over (partition by function.oid order by part.place)
           > function.pronargs - function.pronargdefaults as has_default
  from function
  cross join lateral unnest(function.types) with ordinality part(type, place)
)`;

export const functionsSql = `arguments_of as (
  select argument.oid,
    pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', argument.name,
      'type', ${printedTypeSql('argument.type', 'null')},
      'typeId', type_name.id,
      'variadic', case when argument.mode = 'v' then true end,
      'optional', case when argument.has_default then true end,
      'default', case when option.team and argument.has_default then
        pg_catalog.pg_get_function_arg_default(argument.oid, argument.place::integer) end
    )) order by argument.place) filter (where argument.is_input) as list,
    pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', argument.name,
      'type', ${printedTypeSql('argument.type', 'null')},
      'typeId', type_name.id
    ) order by argument.place) filter (where argument.mode in ('o', 'b', 't')) as result
  from option
  cross join argument
  join type_name on type_name.oid = argument.type
  group by argument.oid
),
functions as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'schema', function.nspname,
    'name', function.proname,
    'signature', function.signature,
    'comment', description.description,
    'arguments', coalesce(arguments_of.list, '[]'),
    'returns', pg_catalog.jsonb_build_object(
      'type', ${printedTypeSql('function.prorettype', 'null')},
      'typeId', type_name.id,
      'set', function.proretset,
      'columns', arguments_of.result,
      'relation', (
        select pg_catalog.jsonb_build_object('schema', relation.nspname, 'name', relation.relname)
        from pg_catalog.pg_type type
        join relation on relation.oid = type.typrelid
        where type.oid = function.prorettype)),
    'volatility', function.provolatile,
    'securityDefiner', nullif(function.prosecdef, false),
    'strict', nullif(function.proisstrict, false),
    'timeout', (
      select pg_catalog.split_part(setting, '=', 2)
      from unnest(function.proconfig) setting
      where pg_catalog.starts_with(setting, 'statement_timeout=')),
    'settings', case when option.team then pg_catalog.to_jsonb(function.proconfig) end,
    'roles', case when option.team then (
      select pg_catalog.jsonb_agg(api_role.rolname order by api_role.rolname)
      from api_role
      where pg_catalog.has_schema_privilege(api_role.oid, function.pronamespace, 'USAGE')
        and pg_catalog.has_function_privilege(api_role.oid, function.oid, 'EXECUTE')) end,
    'hash', ${hashSql('pg_catalog.pg_get_functiondef(function.oid)')}
  )) order by function.place, function.proname, function.signature) as list
  from option
  cross join function
  join type_name on type_name.oid = function.prorettype
  left join arguments_of on arguments_of.oid = function.oid
  ${commentSql('pg_proc', 'function.oid')}
)`;
