import { commentSql } from './expressions.ts';
/** Relations in outline: enough for navigation and for the way to them, without their columns. */
export const outlinesSql = `rows_of as (
  select member.root as oid, pg_catalog.sum(class.reltuples::bigint)::bigint as estimate
  from member join pg_catalog.pg_class class on class.oid = member.oid
  where class.relkind <> 'p' and class.reltuples >= 0
  group by member.root
),
outlines as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'schema', relation.nspname,
    'name', relation.relname,
    'kind', relation.relkind,
    'comment', description.description,
    'rows', rows_of.estimate,
    'may', pg_catalog.to_jsonb(array_remove(array[
      case when pg_catalog.has_any_column_privilege(relation.oid, 'SELECT') then 'select' end,
      case when relation.events & 8 = 8 and pg_catalog.has_any_column_privilege(relation.oid, 'INSERT')
           then 'insert' end,
      case when relation.events & 4 = 4 and pg_catalog.has_any_column_privilege(relation.oid, 'UPDATE')
           then 'update' end,
      case when relation.events & 16 = 16 and relation.may_delete then 'delete' end], null)),
    'columns', (
      select pg_catalog.count(*) from pg_catalog.pg_attribute a
      where a.attrelid = relation.oid and a.attnum > 0 and not a.attisdropped
        and case when relation.may_know_all then true else pg_catalog.has_column_privilege(
          a.attrelid, a.attnum, 'SELECT, INSERT, UPDATE') end),
    'readable', (
      select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = relation.oid and a.attnum > 0 and not a.attisdropped
        and case when relation.may_select then true
                 else pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'SELECT') end
      order by a.attnum limit 1),
    'keys', coalesce(keys_of.list, '[]'),
    'foreignKeys', coalesce(foreign_keys_of.list, '[]')
  )) order by relation.position, relation.place, relation.relname) as list
  from relation
  left join keys_of using (oid)
  left join foreign_keys_of using (oid)
  left join rows_of using (oid)
  ${commentSql('pg_class', 'relation.oid')}
  where relation.in_outline
)`;
