/** The types of the columns, and those that these are made of. */
export const typesSql = `used_type (oid) as (
  select distinct atttypid from attribute
  union
  select part.oid
  from used_type
  join pg_catalog.pg_type type on type.oid = used_type.oid
  left join pg_catalog.pg_range range on type.oid in (range.rngtypid, range.rngmultitypid)
  cross join lateral (values
    (type.typbasetype),
    (case when type.typtype = 'b' and type.typcategory = 'A' then type.typelem else 0 end),
    (coalesce(range.rngsubtype, 0))
  ) part(oid)
  where part.oid <> 0
),
type_name as materialized (
  select type.oid, namespace.nspname || '.' || type.typname as id, namespace.nspname
  from used_type
  join pg_catalog.pg_type type on type.oid = used_type.oid
  join pg_catalog.pg_namespace namespace on namespace.oid = type.typnamespace
),
types as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'id', type_name.id,
    'schema', type_name.nspname,
    'name', type.typname,
    'type', type.typtype,
    'category', type.typcategory,
    'labels', (
      select pg_catalog.jsonb_agg(enum.enumlabel order by enum.enumsortorder)
      from pg_catalog.pg_enum enum where enum.enumtypid = type.oid),
    'element', element.id,
    'elementType', case when pg_catalog.starts_with(element.printed, 'public.')
                        then pg_catalog.substr(element.printed, 8) else element.printed end,
    'base', base.id,
    'baseType', case when pg_catalog.starts_with(base.printed, 'public.')
                     then pg_catalog.substr(base.printed, 8) else base.printed end,
    'modifier', case when type.typtype = 'd' then nullif(type.typtypmod, -1) end,
    'notNull', case when type.typtype = 'd' then type.typnotnull end,
    'default', case when type.typtype = 'd' then type.typdefault end,
    'checks', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'name', con.conname,
        'definition', pg_catalog.pg_get_constraintdef(con.oid),
        'validated', con.convalidated) order by con.conname)
      from pg_catalog.pg_constraint con where con.contypid = type.oid and con.contype = 'c'),
    'comment', case when type_name.nspname <> 'pg_catalog' then
      pg_catalog.obj_description(type.oid, 'pg_type') end
  )) order by type_name.id) as list
  from type_name
  join pg_catalog.pg_type type on type.oid = type_name.oid
  left join pg_catalog.pg_range range on type.oid in (range.rngtypid, range.rngmultitypid)
  left join lateral (
    select part.id, pg_catalog.format_type(part.oid, null) as printed
    from type_name part
    where part.oid = case
      when type.typtype = 'b' and type.typcategory = 'A' then type.typelem
      else range.rngsubtype end
  ) element on true
  left join lateral (
    select part.id, pg_catalog.format_type(part.oid, type.typtypmod) as printed
    from type_name part where part.oid = type.typbasetype
  ) base on true
)`;
