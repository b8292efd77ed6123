import { commentSql, printedTypeSql } from './expressions.ts';

/** The columns of each relation, as JSON. */
export const columnsSql = `unproven as materialized (
  -- NOT NULL that older rows may not obey: since PostgreSQL 18.
  select con.conrelid, con.conkey[1] as attnum
  from pg_catalog.pg_constraint con where con.contype = 'n' and not con.convalidated
),
columns_of as (
  select attribute.attrelid as oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', attribute.attname,
      'type', ${printedTypeSql('attribute.atttypid', 'attribute.atttypmod')},
      'typeId', type_name.id,
      'modifier', nullif(attribute.atttypmod, -1),
      'notNull', attribute.attnotnull,
      'notNullValidated', case when unproven.attnum is not null then false end,
      'default', case when attribute.attgenerated = '' then
        pg_catalog.pg_get_expr(expression.adbin, expression.adrelid) end,
      'filled', case when expression.adbin is null then filled.how end,
      'overwritten', case when overwriting.at_insert then 'insert' when not overwriting.at_insert then 'update' end,
      'assignedByTrigger', assigning.at,
      'identity', nullif(attribute.attidentity, ''),
      'generated', attribute.attgenerated <> '',
      'virtual', nullif(attribute.attgenerated = 'v', false),
      'computed', case when attribute.computed_by is not null then true end,
      'expression', case when attribute.attgenerated <> '' and (attribute.all_may_be_read or not exists (
        select from pg_catalog.pg_depend reads
        where reads.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass and reads.objid = expression.oid
          and reads.refobjid = attribute.attrelid and reads.refobjsubid > 0
          and not pg_catalog.has_column_privilege(
            reads.refobjid, reads.refobjsubid::smallint, 'SELECT'))) then
        pg_catalog.pg_get_expr(expression.adbin, expression.adrelid) end,
      'collation', case when attribute.attcollation <> type_name.typcollation then (
        select case when namespace.nspname = 'pg_catalog' then '' else namespace.nspname || '.' end
          || sorting.collname
        from pg_catalog.pg_collation sorting
        join pg_catalog.pg_namespace namespace on namespace.oid = sorting.collnamespace
        where sorting.oid = attribute.attcollation) end,
      'base', base_of.base,
      'person', case when person.attnum is not null then true end,
      'comment', coalesce(description.description, of_function.description),
      'privileges', case when attribute.differs then pg_catalog.jsonb_build_object(
        'select', attribute.may_select,
        'insert', attribute.may_insert,
        'update', attribute.may_update) end,
      'readOnly', nullif(attribute.read_only, false)
    )) order by attribute.attnum) as list
  from attribute
  join type_name on type_name.oid = attribute.atttypid
  left join unproven on unproven.conrelid = attribute.attrelid and unproven.attnum = attribute.attnum
  left join filled on filled.attrelid = attribute.attrelid and filled.attnum = attribute.attnum
  left join assigning on assigning.attrelid = attribute.attrelid and assigning.attnum = attribute.attnum
  left join overwriting on overwriting.oid = attribute.attrelid and overwriting.name = pg_catalog.lower(attribute.attname)
  left join base_of on attribute.is_of_view
    and base_of.oid = attribute.attrelid and base_of.attnum = attribute.attnum
  left join person on person.oid = attribute.attrelid and person.attnum = attribute.attnum
  left join pg_catalog.pg_attrdef expression
    on expression.adrelid = attribute.attrelid and expression.adnum = attribute.attnum
  left join pg_catalog.pg_description description
    on description.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
   and description.objoid = attribute.attrelid and description.objsubid = attribute.attnum
  ${commentSql('pg_proc', 'attribute.computed_by', 'of_function')}
  group by attribute.attrelid
)`;
