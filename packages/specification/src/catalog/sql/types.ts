import { hashSql, printedTypeSql as printed } from './expressions.ts';

/** The types of columns, arguments and results, with their element and base types. */
export const typesSql = `used_type (oid) as (
  (select atttypid from attribute
   union select type from argument
   union select prorettype from function)
  union
  select part.oid
  from used_type
  join pg_catalog.pg_type type on type.oid = used_type.oid
  left join pg_catalog.pg_range range on type.oid in (range.rngtypid, range.rngmultitypid)
  cross join lateral (
    select type.typbasetype
    union all
    select type.typelem where type.typtype = 'b' and type.typcategory = 'A'
    union all
    select range.rngsubtype
    union all
    select a.atttypid
    from pg_catalog.pg_class class
    join pg_catalog.pg_attribute a on a.attrelid = class.oid and a.attnum > 0 and not a.attisdropped
    where type.typtype = 'c' and class.oid = type.typrelid and class.relkind = 'c'
  ) part(oid)
  where part.oid <> 0
),
type_name as materialized (
  select type.oid, namespace.nspname || '.' || type.typname as id, namespace.nspname,
         type.typcollation
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
    'extension', case when type_name.nspname <> 'pg_catalog' then (
      select extension.extname
      from pg_catalog.pg_depend dependency
      join pg_catalog.pg_extension extension on extension.oid = dependency.refobjid
      where dependency.classid = 'pg_catalog.pg_type'::pg_catalog.regclass
        and dependency.objid = type.oid and dependency.deptype = 'e') end,
    'labels', (
      select pg_catalog.jsonb_agg(enum.enumlabel order by enum.enumsortorder)
      from pg_catalog.pg_enum enum where enum.enumtypid = type.oid),
    -- lc_monetary decides how an amount is printed and read.
    'moneyForm', case when type.oid = 'pg_catalog.money'::pg_catalog.regtype then
      (-1234567)::pg_catalog.money::pg_catalog.text end,
    'attributes', case when type.typtype = 'c' then (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
        'name', a.attname,
        'type', ${printed('a.atttypid', 'a.atttypmod')},
        'typeId', part.id,
        'modifier', nullif(a.atttypmod, -1))) order by a.attnum)
      from pg_catalog.pg_class class
      join pg_catalog.pg_attribute a on a.attrelid = class.oid and a.attnum > 0 and not a.attisdropped
      join type_name part on part.oid = a.atttypid
      where class.oid = type.typrelid and class.relkind = 'c') end,
    'element', element.id,
    'elementType', ${printed('element.oid', 'null')},
    'base', base.id,
    'baseType', ${printed('base.oid', 'type.typtypmod')},
    'modifier', case when type.typtype = 'd' then nullif(type.typtypmod, -1) end,
    'notNull', case when type.typtype = 'd' then type.typnotnull end,
    'default', case when type.typtype = 'd' then type.typdefault end,
    'checks', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
        'name', con.conname,
        'definition', definition.sql,
        'hash', ${hashSql('definition.sql')},
        'validated', con.convalidated,
        'comment', pg_catalog.obj_description(con.oid, 'pg_constraint'))) order by con.conname)
      from pg_catalog.pg_constraint con
      cross join lateral (
        -- Printed once, though it is used twice.
        select pg_catalog.pg_get_constraintdef(con.oid) as sql offset 0) definition
      where con.contypid = type.oid and con.contype = 'c')
  )) order by type_name.id) as list
  from type_name
  join pg_catalog.pg_type type on type.oid = type_name.oid
  left join pg_catalog.pg_range range on type.oid in (range.rngtypid, range.rngmultitypid)
  left join type_name element on element.oid = case
    when type.typtype = 'b' and type.typcategory = 'A' then type.typelem else range.rngsubtype end
  left join type_name base on base.oid = type.typbasetype
)`;
