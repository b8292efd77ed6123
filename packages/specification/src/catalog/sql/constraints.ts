import { commentSql, hashSql } from './expressions.ts';

/**
 * Columns that a constraint has only since PostgreSQL 18, in SQL that older versions accept: a name
 * that the inner query has no column for refers to the outer one's.
 */
const newerSql = `cross join (values (true, false)) older(conenforced, conperiod)
  cross join lateral (
    select conenforced, conperiod from pg_catalog.pg_constraint self where self.oid = con.oid
  ) newer`;

/**
 * Keys, foreign keys, checks and exclusions, by the names of columns. A constraint over a column that
 * the role has no privilege on is left out, and so is a foreign key to one. A constraint that exists on
 * partitions only is returned once for the partitioned table, unless that has the same itself.
 */
export const constraintsSql = `unique_key as (
  select member.root, class.relname as name, index.indisprimary as is_primary,
         member.oid <> member.root as partition_only, names.list as columns,
         index.indnullsnotdistinct as nulls_not_distinct, description.description as comment,
         case when index.indpred is not null or index.indexprs is not null
              then pg_catalog.pg_get_indexdef(index.indexrelid) end as definition,
         pg_catalog.row_number() over (
           partition by member.root, index.indisprimary, names.list
           order by member.oid <> member.root, class.relname) as place
  from pg_catalog.pg_index index
  join member on member.oid = index.indrelid
  join pg_catalog.pg_class class on class.oid = index.indexrelid and not class.relispartition
  left join pg_catalog.pg_constraint con
    on con.conindid = index.indexrelid and con.conrelid = index.indrelid and con.contype in ('p', 'u')
  ${commentSql('pg_constraint', 'con.oid')}
  cross join lateral (
    select coalesce(pg_catalog.jsonb_agg(a.attname order by part.place), '[]') as list,
           pg_catalog.count(*) filter (where member.may_know_all
             or pg_catalog.has_column_privilege(
               member.root, a.attname, 'SELECT, INSERT, UPDATE')) as known
    from unnest(index.indkey::int2[]) with ordinality part(attnum, place)
    join pg_catalog.pg_attribute a on a.attrelid = index.indrelid and a.attnum = part.attnum
    where part.place <= index.indnkeyatts and part.attnum <> 0
  ) names
  where index.indisunique and index.indisvalid and index.indislive
    and case when index.indpred is null and index.indexprs is null
             then names.known = index.indnkeyatts
             else member.may_select and member.oid = member.root end
),
keys_of as (
  select root as oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', name,
      'primary', is_primary,
      'columns', columns,
      'definition', definition,
      'nullsNotDistinct', nullif(nulls_not_distinct, false),
      'comment', comment,
      'partitionOnly', nullif(partition_only, false)
    )) order by is_primary desc, name) as list
  from unique_key where not partition_only or place = 1
  group by root
),
foreign_key as (
  select member.root, con.conname as name, member.oid <> member.root
           or target.oid <> con.confrelid as partition_only,
         names.columns, names.referenced, namespace.nspname, target.relname,
         con.confdeltype, con.confupdtype, con.condeferred, con.convalidated,
         con.confmatchtype = 'f' and pg_catalog.cardinality(con.conkey) > 1 as match_full,
         (select pg_catalog.jsonb_agg(a.attname order by a.attnum)
          from pg_catalog.pg_attribute a
          where a.attrelid = con.conrelid and a.attnum = any (con.confdelsetcols)) as set_columns,
         newer.conenforced as enforced, newer.conperiod as period, description.description as comment,
         pg_catalog.row_number() over (
           partition by member.root, names.columns, target.oid, names.referenced
           order by member.oid <> member.root, con.conname) as place
  from pg_catalog.pg_constraint con
  join member on member.oid = con.conrelid
  join pg_catalog.pg_class target
    on target.oid = coalesce(pg_catalog.pg_partition_root(con.confrelid), con.confrelid)
  join pg_catalog.pg_namespace namespace on namespace.oid = target.relnamespace
  ${newerSql}
  ${commentSql('pg_constraint', 'con.oid')}
  cross join lateral (
    select pg_catalog.jsonb_agg(here.attname order by part.place) as columns,
           pg_catalog.jsonb_agg(there.attname order by part.place) as referenced,
           pg_catalog.bool_and(member.may_know_all
             or pg_catalog.has_column_privilege(
               member.root, here.attname, 'SELECT, INSERT, UPDATE')) as here_known,
           pg_catalog.bool_and(pg_catalog.has_column_privilege(
             con.confrelid, part.there, 'SELECT, INSERT, UPDATE')) as there_known
    from unnest(con.conkey, con.confkey) with ordinality part(here, there, place)
    join pg_catalog.pg_attribute here on here.attrelid = con.conrelid and here.attnum = part.here
    join pg_catalog.pg_attribute there on there.attrelid = con.confrelid and there.attnum = part.there
  ) names
  -- As text, which has no statistics: those of a new schema count no foreign key, and the plan for
  -- none scans all relations for each.
  where con.contype::text = 'f' and con.conparentid = 0
    and names.here_known and names.there_known
    and pg_catalog.has_schema_privilege(namespace.oid, 'USAGE')
),
foreign_keys_of as (
  select root as oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', name,
      'columns', columns,
      'schema', nspname,
      'relation', relname,
      'referencedColumns', referenced,
      'onDelete', confdeltype,
      'onUpdate', nullif(confupdtype, 'a'),
      'onDeleteColumns', set_columns,
      'matchFull', nullif(match_full, false),
      'deferred', nullif(condeferred, false),
      'validated', nullif(convalidated, true),
      'enforced', nullif(enforced, true),
      'period', nullif(period, false),
      'comment', comment,
      'partitionOnly', nullif(partition_only, false)
    )) order by name) as list
  from foreign_key where not partition_only or place = 1
  group by root
),
checks_of as (
  select con.conrelid as oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', con.conname,
      'columns', names.list,
      'definition', definition.sql,
      'hash', ${hashSql('definition.sql')},
      'validated', con.convalidated,
      'enforced', nullif(newer.conenforced, true),
      'comment', description.description,
      'exclusion', nullif(con.contype = 'x', false)
    )) order by con.conname) as list
  from pg_catalog.pg_constraint con
  join relation on relation.oid = con.conrelid and relation.in_full
  ${newerSql}
  ${commentSql('pg_constraint', 'con.oid')}
  cross join lateral (
    -- Printed once, though it is used twice.
    select pg_catalog.pg_get_constraintdef(con.oid) as sql offset 0) definition
  cross join lateral (
    select coalesce(pg_catalog.jsonb_agg(a.attname order by a.attnum), '[]') as list,
           coalesce(pg_catalog.bool_and(relation.may_know_all
             or pg_catalog.has_column_privilege(
               relation.oid, a.attnum, 'SELECT, INSERT, UPDATE')), true) as known
    from pg_catalog.pg_attribute a
    where a.attrelid = con.conrelid and a.attnum = any (con.conkey)
  ) names
  where con.contype in ('c', 'x') and names.known
    -- Over the row as a whole, or over an expression, the catalog has no columns.
    and (relation.may_know_all or con.conkey is null or 0 <> all (con.conkey))
  group by con.conrelid
)`;
