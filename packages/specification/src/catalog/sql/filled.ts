import { quoteLiteral } from '@ninefold/values/sql';

/** A name as SQL writes it, quoted or not. */
const name = String.raw`(?:"(?:[^"]|"")+"|[^][\s"'.,:;=()]+)`;
/** `NEW.column`, with a place in it if it is an array or a composite value. */
const newColumn = String.raw`\mnew\s*\.\s*(${name})(?:\s*\[[^]]*\]|\s*\.\s*${name})*`;
/** Tokens after which a statement or an item of a list can begin. A comparison after them counts too. */
const beginning = String.raw`(?:^|[;,\n]|\*/|\m(?:then|else|begin|loop|diagnostics)\M)\s*`;
const target = String.raw`${name}(?:\s*\.\s*${name})*`;
const targets = String.raw`\m(?:into|for)\s+(?:strict\s+)?(${target}(?:\s*,\s*${target})*)`;

/** What a function returns without a change of its own: `case when tg_op = 'DELETE' then old else new end` too. */
const row = '(?:new|old|null)';
const asItIs = String.raw`${row}|coalesce\s*\(\s*${row}\s*,\s*${row}\s*\)|case\s+when\s+tg_op\s*=\s*then\s+${row}\s+else\s+${row}\s+end`;

/** Matches anything by which a function may change the record as a whole or indirectly. */
const changesAll = [
  String.raw`\mnew\s*:=`,
  String.raw`${beginning}new\s*=`,
  String.raw`\m(?:into|for)\s+(?:strict\s+)?(?:${target}\s*,\s*)*new\M(?!\s*\.)`,
  String.raw`\malias\s+for\s+new\M`,
  String.raw`\mcall\M`,
  String.raw`\mreturn\M(?!\s+(?:${asItIs})\s*;)`,
].join('|');

/** Escapes and dollar quotes, in which a text may hold anything. */
const unreadable = String.raw`\\'|\$\w*\$`;

/**
 * Leaves out comments and texts, but not quoted names. A body with escapes or dollar quotes stays as
 * it is: reading too much only finds more columns.
 */
const codeAlone = `case when proc.prosrc ~ ${quoteLiteral(unreadable)} then proc.prosrc
  else pg_catalog.regexp_replace(proc.prosrc,
    ${quoteLiteral(String.raw`("(?:[^"]|"")*")|'(?:[^']|'')*'|--[^\n]*|/\*(?:[^*]|\*+[^*/])*\*+/`)},
    ${quoteLiteral(String.raw`\1 `)}, 'g') end`;

/** Matches a statement that assigns a column, after the end of another statement. */
const wholeColumn = String.raw`(?:^|;|\mbegin\M)\s*new\s*\.\s*(${name})\s*:?=`;

/** Matches anything that may skip a statement, or give it another target than the new record. */
const branches = String.raw`\m(?:if|case|when|loop|exception|alias)\M|\mreturn\M(?!\s+new\s*;)`;
const unquoted = (part: string) =>
  `pg_catalog.lower(pg_catalog.replace(pg_catalog.btrim(${part}, '"'), '""', '"'))`;

/**
 * The columns that a BEFORE trigger assigns, or may assign: those that its function assigns by
 * name, or all of them where the function cannot be read. Finding too many is safe, because the
 * database stays the judge; finding too few would demand a value that nobody needs to give, or refuse one that
 * the trigger replaces.
 *
 * The columns that a BEFORE trigger overwrites, regardless of the given value: those that a function without
 * branches assigns and does not read. Here finding too few is safe: at worst, an edit has no effect.
 */
export const filledSql = `trigger_code as materialized (
  select member.root as oid, trigger.tgtype, trigger.tgargs, source.is_built_in, source.body,
         trigger.tgqual is null and trigger.tgattr::text = '' and source.body is not null
           and proc.prosrc !~ ${quoteLiteral(unreadable)}
           and source.body !~* ${quoteLiteral(branches)}
           -- The record as a whole is only returned.
           and pg_catalog.regexp_replace(source.body, ${quoteLiteral(String.raw`\mreturn\s+new\s*;`)}, '', 'gi')
             !~* ${quoteLiteral(String.raw`\mnew\M(?!\s*\.)`)} as is_straight
  from member
  join pg_catalog.pg_trigger trigger
    on trigger.tgrelid = member.oid and not trigger.tgisinternal
   and trigger.tgenabled in ('O', 'A') and trigger.tgtype & 3 = 3 and trigger.tgtype & 20 > 0
  join pg_catalog.pg_proc proc on proc.oid = trigger.tgfoid
  join pg_catalog.pg_language language on language.oid = proc.prolang
  cross join lateral (
    select language.lanname = 'internal' and pg_catalog.starts_with(proc.prosrc, 'tsvector_update_trigger')
             as is_built_in,
           case when language.lanname = 'plpgsql' then ${codeAlone} end as body
    offset 0) source
),
filling as materialized (
  -- A column's name, or null for any.
  select source.oid, pg_catalog.lower(assigned.name) as name,
         pg_catalog.bool_or(source.tgtype & 4 > 0) as at_insert,
         pg_catalog.bool_or(source.tgtype & 16 > 0) as at_update
  from trigger_code source
  cross join lateral (
    -- Its first argument, which ends with a zero byte.
    select pg_catalog.convert_from(
      pg_catalog.substring(source.tgargs, 1, greatest(position(pg_catalog.decode('00', 'hex') in source.tgargs) - 1, 0)),
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
  group by 1, 2
),
assigning as materialized (
  select attribute.attrelid, attribute.attnum,
         case when not pg_catalog.bool_or(filling.at_update) then 'insert'
              when not pg_catalog.bool_or(filling.at_insert) then 'update' else 'always' end as at
  from filling
  join attribute on attribute.attrelid = filling.oid
   and coalesce(filling.name = pg_catalog.lower(attribute.attname), true)
  group by attribute.attrelid, attribute.attnum
),
overwriting as materialized (
  select source.oid, ${unquoted('assigned.part[1]')} as name, pg_catalog.bool_or(source.tgtype & 4 > 0) as at_insert
  from trigger_code source
  cross join lateral pg_catalog.regexp_matches(source.body, ${quoteLiteral(wholeColumn)}, 'gi') assigned(part)
  where source.is_straight and (
    select pg_catalog.count(*)
    from pg_catalog.regexp_matches(source.body, ${quoteLiteral(newColumn)}, 'gi') mentioned(part)
    where ${unquoted('mentioned.part[1]')} = ${unquoted('assigned.part[1]')}) = 1
  group by 1, 2
),
filled as materialized (
  select attribute.attrelid, attribute.attnum,
         case when pg_catalog.bool_or(filling.name is not null) then 'assigned' else 'possible' end as how
  from filling
  join attribute on attribute.attrelid = filling.oid
   and coalesce(filling.name = pg_catalog.lower(attribute.attname), true)
  join pg_catalog.pg_type type on type.oid = attribute.atttypid
  where filling.at_insert and (attribute.attnotnull or type.typtype = 'd')
    and attribute.attidentity = '' and attribute.attgenerated = ''
  group by attribute.attrelid, attribute.attnum
)`;
