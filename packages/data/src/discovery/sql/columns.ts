/** The columns of each relation, as JSON. */
export const columnsSql = `columns_of as (
  select attribute.attrelid as oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', attribute.attname,
      'type', case when pg_catalog.starts_with(printed.type, 'public.')
                   then pg_catalog.substr(printed.type, 8) else printed.type end,
      'typeId', type_name.id,
      'modifier', nullif(attribute.atttypmod, -1),
      'notNull', attribute.attnotnull,
      'default', case when attribute.attgenerated = '' then
        pg_catalog.pg_get_expr(expression.adbin, expression.adrelid) end,
      'identity', nullif(attribute.attidentity, ''),
      'generated', attribute.attgenerated <> '',
      'expression', case when attribute.attgenerated <> '' and attribute.all_may_be_read then
        pg_catalog.pg_get_expr(expression.adbin, expression.adrelid) end,
      'comment', description.description,
      'privileges', case when attribute.differs then pg_catalog.jsonb_build_object(
        'select', attribute.may_select,
        'insert', attribute.may_insert,
        'update', attribute.may_update) end,
      'readOnly', nullif(attribute.read_only, false)
    )) order by attribute.attnum) as list
  from attribute
  cross join lateral (
    select pg_catalog.format_type(attribute.atttypid, attribute.atttypmod) as type) printed
  join type_name on type_name.oid = attribute.atttypid
  left join pg_catalog.pg_attrdef expression
    on expression.adrelid = attribute.attrelid and expression.adnum = attribute.attnum
  left join pg_catalog.pg_description description
    on description.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
   and description.objoid = attribute.attrelid and description.objsubid = attribute.attnum
  group by attribute.attrelid
)`;
