import { quoteLiteral } from './quote.ts';

/** A name as SQL writes it, quoted or not. */
const name = String.raw`(?:"(?:[^"]|"")+"|[^][\s"'.,:;=()]+)`;
/** `NEW.column`, with a place in it if it is an array or a composite value. */
const newColumn = String.raw`\mnew\s*\.\s*(${name})(?:\s*\[[^]]*\]|\s*\.\s*${name})*`;
/** Where a statement or an item of a list may begin. A comparison after any of these counts too. */
const beginning = String.raw`(?:^|[;,\n]|\*/|\m(?:then|else|begin|loop|diagnostics)\M)\s*`;
const target = String.raw`${name}(?:\s*\.\s*${name})*`;
const targets = String.raw`\m(?:into|for)\s+(?:strict\s+)?(${target}(?:\s*,\s*${target})*)`;

/** Anything by which a function may change the whole record, or change it where it cannot be seen. */
const changesAll = [
  String.raw`\mnew\s*:=`,
  String.raw`${beginning}new\s*=`,
  String.raw`\m(?:into|for)\s+(?:strict\s+)?(?:${target}\s*,\s*)*new\M(?!\s*\.)`,
  String.raw`\malias\s+for\s+new\M`,
  String.raw`\mcall\M`,
  String.raw`\mreturn\M(?!\s+(?:new|old|null)\s*;)`,
].join('|');

/**
 * Leaves out comments and texts, but not quoted names. A body with escapes or dollar quotes stays as
 * it is: reading too much only finds more columns.
 */
const codeAlone = `case when proc.prosrc ~ ${quoteLiteral(String.raw`\\'|\$\w*\$`)} then proc.prosrc
  else pg_catalog.regexp_replace(proc.prosrc,
    ${quoteLiteral(String.raw`("(?:[^"]|"")*")|'(?:[^']|'')*'|--[^\n]*|/\*(?:[^*]|\*+[^*/])*\*+/`)},
    ${quoteLiteral(String.raw`\1 `)}, 'g') end`;

/**
 * The columns that a BEFORE INSERT trigger fills, or may fill: those that its function assigns by
 * name, or all of them where the function cannot be read. Finding too many is safe, because the
 * database stays the judge; finding too few would demand a value that nobody needs to give.
 */
export const filledSql = `filling as materialized (
  -- A column's name, or null for any.
  select distinct member.root as oid, pg_catalog.lower(assigned.name) as name
  from member
  join pg_catalog.pg_trigger trigger
    on trigger.tgrelid = member.oid and not trigger.tgisinternal
   and trigger.tgenabled in ('O', 'A') and trigger.tgtype & 7 = 7
  join pg_catalog.pg_proc proc on proc.oid = trigger.tgfoid
  join pg_catalog.pg_language language on language.oid = proc.prolang
  cross join lateral (
    select language.lanname = 'internal' and pg_catalog.starts_with(proc.prosrc, 'tsvector_update_trigger')
             as is_built_in,
           case when language.lanname = 'plpgsql' then ${codeAlone} end as body
    offset 0) source
  cross join lateral (
    -- Its first argument, which ends with a zero byte.
    select pg_catalog.convert_from(
      pg_catalog.substring(trigger.tgargs, 1, greatest(position(pg_catalog.decode('00', 'hex') in trigger.tgargs) - 1, 0)),
      pg_catalog.getdatabaseencoding()) as name
    where source.is_built_in
    union all
    select pg_catalog.replace(pg_catalog.btrim(found.part[1], '"'), '""', '"')
    from (
      select pg_catalog.regexp_matches(source.body, ${quoteLiteral(String.raw`${newColumn}\s*:=`)}, 'gi')
      union all
      select pg_catalog.regexp_matches(source.body, ${quoteLiteral(String.raw`${beginning}${newColumn}\s*=`)}, 'gi')
      union all
      select pg_catalog.regexp_matches(list.part[1], ${quoteLiteral(newColumn)}, 'gi')
      from pg_catalog.regexp_matches(source.body, ${quoteLiteral(targets)}, 'gi') list(part)
    ) found(part)
    union all
    select null
    where not source.is_built_in and (source.body is null or source.body ~* ${quoteLiteral(changesAll)})
  ) assigned
),
filled as materialized (
  select attribute.attrelid, attribute.attnum,
         case when pg_catalog.bool_or(filling.name is not null) then 'assigned' else 'possible' end as how
  from filling
  join attribute on attribute.attrelid = filling.oid
   and coalesce(filling.name = pg_catalog.lower(attribute.attname), true)
  join pg_catalog.pg_type type on type.oid = attribute.atttypid
  where (attribute.attnotnull or type.typtype = 'd')
    and attribute.attidentity = '' and attribute.attgenerated = ''
  group by attribute.attrelid, attribute.attnum
)`;
