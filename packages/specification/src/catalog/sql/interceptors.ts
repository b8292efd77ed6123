import { quoteLiteral } from '@ninefold/values/sql';

/** Matches a RETURN by which a row trigger may leave out the write: `return null`, or of a computed value. */
const returnsOther = String.raw`\mreturn\M(?!\s+(?:new|old)\s*;)`;

/**
 * The triggers and rules of each relation that can take the place of a write, so that it succeeds without
 * writing the record: finding too many is safe, because they only explain what has happened.
 */
export const interceptorsSql = `interceptors_of as (
  select found.oid, pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'kind', found.kind, 'name', found.name, 'events', found.events) order by found.kind, found.name) as list
  from (
    select distinct relation.oid, 'trigger' as kind, trigger.tgname as name,
      pg_catalog.to_jsonb(array_remove(array[
        case when trigger.tgtype & 4 = 4 then 'insert' end,
        case when trigger.tgtype & 16 = 16 then 'update' end,
        case when trigger.tgtype & 8 = 8 then 'delete' end], null)) as events
    from relation
    join member on member.root = relation.oid
    -- BEFORE or INSTEAD OF, FOR EACH ROW.
    join pg_catalog.pg_trigger trigger
      on trigger.tgrelid = member.oid and not trigger.tgisinternal and trigger.tgparentid = 0
     and trigger.tgenabled in ('O', 'A') and trigger.tgtype & 1 = 1 and trigger.tgtype & 66 > 0
    join pg_catalog.pg_proc proc on proc.oid = trigger.tgfoid
    join pg_catalog.pg_language language on language.oid = proc.prolang
    where relation.in_full and case language.lanname
      when 'plpgsql' then proc.prosrc ~* ${quoteLiteral(returnsOther)}
      else language.lanname <> 'internal' end
    union all
    select relation.oid, 'rule', rule.rulename, pg_catalog.to_jsonb(array[
      case rule.ev_type when '2' then 'update' when '3' then 'insert' else 'delete' end])
    from relation
    join pg_catalog.pg_rewrite rule on rule.ev_class = relation.oid and rule.ev_type <> '1'
     and rule.is_instead and rule.ev_enabled in ('O', 'A')
    where relation.in_full
  ) found
  group by found.oid
)`;
