import { hashSql } from './expressions.ts';

/** The triggers of each relation, only for a team. */
export const triggersSql = `triggers_of as (
  select relation.oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', trigger.tgname,
      'timing', case when trigger.tgtype & 64 = 64 then 'instead of'
                     when trigger.tgtype & 2 = 2 then 'before' else 'after' end,
      'events', pg_catalog.to_jsonb(array_remove(array[
        case when trigger.tgtype & 4 = 4 then 'insert' end,
        case when trigger.tgtype & 16 = 16 then 'update' end,
        case when trigger.tgtype & 8 = 8 then 'delete' end,
        case when trigger.tgtype & 32 = 32 then 'truncate' end], null)),
      'level', case when trigger.tgtype & 1 = 1 then 'row' else 'statement' end,
      'columns', (
        select pg_catalog.jsonb_agg(a.attname order by a.attnum)
        from pg_catalog.pg_attribute a
        where a.attrelid = trigger.tgrelid and a.attnum = any (trigger.tgattr::int2[])),
      'function', namespace.nspname || '.' || proc.proname,
      'enabled', trigger.tgenabled <> 'D',
      -- As the information schema does: there is no other way to the text of the condition.
      'condition', (pg_catalog.regexp_match(definition.sql, '.{35,} WHEN [(](.+)[)] EXECUTE FUNCTION'))[1],
      'comment', pg_catalog.obj_description(trigger.oid, 'pg_trigger'),
      'hash', ${hashSql('definition.sql')}
    )) order by trigger.tgname) as list
  from option
  join relation on option.team and relation.in_full
  join pg_catalog.pg_trigger trigger
    on trigger.tgrelid = relation.oid and not trigger.tgisinternal and trigger.tgparentid = 0
  join pg_catalog.pg_proc proc on proc.oid = trigger.tgfoid
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
  cross join lateral (
    select pg_catalog.pg_get_triggerdef(trigger.oid) as sql offset 0) definition
  group by relation.oid
)`;
