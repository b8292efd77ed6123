/** The one row: everything by relation, in a settled order, so that two answers compare as text. */
export const catalogSelectSql = `rows_of as (
  select member.root as oid, pg_catalog.sum(class.reltuples::bigint)::bigint as estimate
  from member join pg_catalog.pg_class class on class.oid = member.oid
  where class.relkind <> 'p' and class.reltuples >= 0
  group by member.root
)
select pg_catalog.jsonb_build_object(
  'format', 1,
  'server', pg_catalog.current_setting('server_version_num')::integer,
  'role', current_user,
  'schemas', coalesce(
    (select pg_catalog.jsonb_agg(scope.nspname order by scope.place) from scope), '[]'),
  'comments', pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'database', (
      select pg_catalog.shobj_description(database.oid, 'pg_database')
      from pg_catalog.pg_database database where database.datname = pg_catalog.current_database()),
    'schemas', (
      select pg_catalog.jsonb_object_agg(scope.nspname, description.description)
      from scope join pg_catalog.pg_description description
        on description.classoid = 'pg_catalog.pg_namespace'::pg_catalog.regclass
       and description.objoid = scope.oid))),
  'relations', coalesce((
    select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'schema', relation.nspname,
      'name', relation.relname,
      'kind', relation.relkind,
      'comment', description.description,
      'rowSecurity', relation.relrowsecurity,
      'rows', rows_of.estimate,
      'privileges', pg_catalog.jsonb_build_object(
        'select', relation.may_select,
        'insert', relation.may_insert,
        'update', relation.may_update,
        'delete', relation.may_delete),
      'writable', pg_catalog.jsonb_build_object(
        'insert', relation.events & 8 = 8,
        'update', relation.events & 4 = 4,
        'delete', relation.events & 16 = 16),
      'columns', coalesce(columns_of.list, '[]'),
      'keys', coalesce(keys_of.list, '[]'),
      'foreignKeys', coalesce(foreign_keys_of.list, '[]'),
      'checks', coalesce(checks_of.list, '[]')
    )) order by relation.place, relation.relname)
    from relation
    left join columns_of using (oid)
    left join keys_of using (oid)
    left join foreign_keys_of using (oid)
    left join checks_of using (oid)
    left join rows_of using (oid)
    left join pg_catalog.pg_description description
      on description.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
     and description.objoid = relation.oid and description.objsubid = 0), '[]'),
  'types', coalesce((select list from types), '[]')
) as catalog`;
