/**
 * The privileges of each role that the Data API takes on with each relation, and with
 * which columns where not with all: for a team alone, a browser knows its own.
 */
export const grantsSql = `granted_by_column as materialized (
  select distinct a.attrelid
  from pg_catalog.pg_attribute a
  where a.attacl is not null and a.attnum > 0 and not a.attisdropped
),
grants_of as (
  select relation.oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'role', api_role.rolname,
      'may', pg_catalog.to_jsonb(array_remove(array[
        case when may.select then 'select' end,
        case when may.insert then 'insert' end,
        case when may.update then 'update' end,
        case when may.delete then 'delete' end], null)),
      'columns', nullif(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
        'select', case when not may.select then by_column.select end,
        'insert', case when not may.insert then by_column.insert end,
        'update', case when not may.update then by_column.update end)), '{}')
    )) order by api_role.rolname) as list
  from option
  join relation on option.team and relation.in_full
  join pg_catalog.pg_class class on class.oid = relation.oid
  join api_role on pg_catalog.has_schema_privilege(api_role.oid, class.relnamespace, 'USAGE')
  cross join lateral (
    select pg_catalog.has_table_privilege(api_role.oid, relation.oid, 'SELECT') as select,
           pg_catalog.has_table_privilege(api_role.oid, relation.oid, 'INSERT') as insert,
           pg_catalog.has_table_privilege(api_role.oid, relation.oid, 'UPDATE') as update,
           pg_catalog.has_table_privilege(api_role.oid, relation.oid, 'DELETE') as delete) may
  left join granted_by_column on granted_by_column.attrelid = relation.oid
    and not (may.select and may.insert and may.update)
  left join lateral (
    select
      pg_catalog.jsonb_agg(a.attname order by a.attnum) filter (
        where pg_catalog.has_column_privilege(api_role.oid, a.attrelid, a.attnum, 'SELECT')) as select,
      pg_catalog.jsonb_agg(a.attname order by a.attnum) filter (
        where pg_catalog.has_column_privilege(api_role.oid, a.attrelid, a.attnum, 'INSERT')) as insert,
      pg_catalog.jsonb_agg(a.attname order by a.attnum) filter (
        where pg_catalog.has_column_privilege(api_role.oid, a.attrelid, a.attnum, 'UPDATE')) as update
    from pg_catalog.pg_attribute a
    where a.attrelid = granted_by_column.attrelid and a.attnum > 0 and not a.attisdropped
  ) by_column on true
  where may.select or may.insert or may.update or may.delete
     or by_column.select is not null or by_column.insert is not null or by_column.update is not null
  group by relation.oid
)`;
