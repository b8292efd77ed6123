/**
 * The rows that a reader of tables cannot do without, as Postgres keeps them and in one JSON: the
 * floor that discovery is measured against.
 */
export const rawCatalogSql = `
  with relation as materialized (
    select * from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
  )
  select jsonb_build_object(
    'relations', (select jsonb_agg(jsonb_build_object(
      'name', relname, 'kind', relkind, 'grants', relacl::text)) from relation),
    'columns', (select jsonb_agg(jsonb_build_object(
      'relation', attrelid, 'name', attname, 'type', format_type(atttypid, atttypmod),
      'required', attnotnull))
      from pg_attribute where attnum > 0 and attrelid in (select oid from relation)),
    'defaults', (select jsonb_agg(jsonb_build_object(
      'relation', adrelid, 'number', adnum, 'value', pg_get_expr(adbin, adrelid)))
      from pg_attrdef where adrelid in (select oid from relation)),
    'constraints', (select jsonb_agg(jsonb_build_object(
      'relation', conrelid, 'name', conname, 'text', pg_get_constraintdef(oid)))
      from pg_constraint where conrelid in (select oid from relation)),
    'policies', (select jsonb_agg(jsonb_build_object(
      'relation', polrelid, 'name', polname, 'using', pg_get_expr(polqual, polrelid)))
      from pg_policy where polrelid in (select oid from relation))
  ) as catalog`;
