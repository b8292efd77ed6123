import { commentSql } from './expressions.ts';
/** The valid indexes of each relation: what is cheap to find and to sort by. */
export const indexesSql = `indexes_of as (
  select relation.oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', class.relname,
      'method', method.amname,
      'unique', index.indisunique,
      'columns', keys.list,
      'include', keys.include,
      'predicate', pg_catalog.pg_get_expr(index.indpred, index.indrelid),
      'comment', description.description
    )) order by class.relname) as list
  from relation
  join pg_catalog.pg_index index on index.indrelid = relation.oid and index.indisvalid and index.indislive
  join pg_catalog.pg_class class on class.oid = index.indexrelid
  join pg_catalog.pg_am method on method.oid = class.relam
  ${commentSql('pg_class', 'index.indexrelid')}
  cross join lateral (
    select
      pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'column', a.attname,
        'expression', case when a.attname is null
          then pg_catalog.pg_get_indexdef(index.indexrelid, part.place::integer, false) end,
        'descending', case when part.option & 1 = 1 then true end,
        'nullsFirst', case when part.option & 2 = 2 then true end,
        'class', (
          select class_of.opcname from pg_catalog.pg_opclass class_of
          where class_of.oid = part.class and not class_of.opcdefault),
        'collation', case when part.sorted_by <> coalesce(a.attcollation, part.sorted_by) then (
          select sorting.collname from pg_catalog.pg_collation sorting
          where sorting.oid = part.sorted_by) end
      ) order by part.place) filter (where part.place <= index.indnkeyatts) as list,
      pg_catalog.jsonb_agg(a.attname order by part.place)
        filter (where part.place > index.indnkeyatts) as include,
      pg_catalog.bool_and(case
        when relation.may_know_all then true
        when a.attname is null then relation.may_select
        else pg_catalog.has_column_privilege(relation.oid, a.attnum, 'SELECT, INSERT, UPDATE')
      end) as known
    from unnest(index.indkey::int2[], index.indoption::int2[], index.indclass::oid[], index.indcollation::oid[])
      with ordinality part(attnum, option, class, sorted_by, place)
    left join pg_catalog.pg_attribute a
      on a.attrelid = index.indrelid and a.attnum = part.attnum and part.attnum <> 0
  ) keys
  where relation.in_full and keys.known
    and (index.indpred is null or relation.may_select)
  group by relation.oid
)`;
