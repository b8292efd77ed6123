import { quoteLiteral } from '@ninefold/values/sql';

/** An escaped character, a brace, or the note on an output column: its number, table and column. */
const token = String.raw`\\.|([{}])|:resno (\d+) :resname (?:\\.|[^\\ ])+ :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+)`;

/**
 * Which column of a table a view's column shows. Postgres notes with every
 * output column of a query the column that it was taken from as it is
 * (`resorigtbl`, `resorigcol`), and nothing else in the catalog has it by column.
 * The note is read off the rule's tree by its structure: in what Postgres writes,
 * braces stand for nodes alone (in names they are escaped), so their count tells
 * the output columns of the view itself (depth two) from those of queries within.
 */
export const viewsSql = `used_view (oid) as (
  select relation.oid from relation where relation.in_full and relation.relkind in ('v', 'm')
  union
  select class.oid
  from used_view
  join pg_catalog.pg_rewrite rule on rule.ev_class = used_view.oid and rule.rulename = '_RETURN'
  join pg_catalog.pg_depend dependency
    on dependency.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
   and dependency.objid = rule.oid
   and dependency.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
  join pg_catalog.pg_class class on class.oid = dependency.refobjid and class.relkind in ('v', 'm')
),
origin as materialized (
  select used_view.oid, (token.found)[2]::int2 as attnum,
         (token.found)[3]::oid as base, (token.found)[4]::int2 as base_attnum
  from used_view
  join pg_catalog.pg_rewrite rule on rule.ev_class = used_view.oid and rule.rulename = '_RETURN'
  cross join lateral (
    select match.found, pg_catalog.sum(
      case (match.found)[1] when '{' then 1 when '}' then -1 else 0 end) over (order by match.place) as depth
    from pg_catalog.regexp_matches(
      rule.ev_action::text,
      ${quoteLiteral(token)},
      'g') with ordinality match(found, place)
  ) token
  where token.depth = 2 and (token.found)[4] > '0'
),
source_column (oid, attnum, base, base_attnum) as (
  select origin.oid, origin.attnum, origin.base, origin.base_attnum from origin
  union
  select source_column.oid, source_column.attnum, origin.base, origin.base_attnum
  from source_column
  join origin on origin.oid = source_column.base and origin.attnum = source_column.base_attnum
),
base_of as (
  select source_column.oid, source_column.attnum, pg_catalog.jsonb_build_object(
    'schema', namespace.nspname, 'relation', class.relname, 'column', a.attname) as base
  from source_column
  join pg_catalog.pg_class class on class.oid = source_column.base and class.relkind not in ('v', 'm')
  join pg_catalog.pg_namespace namespace on namespace.oid = class.relnamespace
  join pg_catalog.pg_attribute a
    on a.attrelid = source_column.base and a.attnum = source_column.base_attnum
  where pg_catalog.has_schema_privilege(namespace.oid, 'USAGE')
    and pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'SELECT, INSERT, UPDATE')
)`;
