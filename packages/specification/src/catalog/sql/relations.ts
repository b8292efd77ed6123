import { commentSql } from './expressions.ts';
import { savedViewsTable } from './scope.ts';

/** A relation's `entityId`. */
function entityIdSql(schema: string, name: string): string {
  return `case when ${schema} = 'public' and pg_catalog.strpos(${name}, '.') = 0
             then ${name}::text
             else pg_catalog.replace(pg_catalog.replace(${schema}, '%', '%25'), '.', '%2E')
               || '.' || ${name} end`;
}

/**
 * The relations in those schemas that the role has any privilege on, and their
 * columns likewise. Privileges of single columns are requested only where those
 * of the relation are not complete: that is what takes time.
 *
 * With entities named, a relation is described in full if it is named or a named
 * one refers to it, and in outline if it refers to a named one, or has the name
 * of a column by which a relation described in full refers to itself: the Data API
 * would take that column's name for the relation's.
 *
 * An overview has in outline those that the role may read or insert into: the foremost ones
 * first, then by name, up to the requested number.
 */
export const relationsSql = `part as materialized (
  select class.oid, pg_catalog.pg_partition_root(class.oid)::oid as root
  from pg_catalog.pg_class class
  where class.relispartition and class.relkind in ('r', 'p', 'f')
),
named as materialized (
  select class.oid
  from option
  join scope on option.entities is not null
  join pg_catalog.pg_class class on class.relnamespace = scope.oid
  where class.relkind in ('r', 'p', 'v', 'm', 'f')
    and ${entityIdSql('scope.nspname', 'class.relname')} = any (option.entities)
),
tie as materialized (
  select coalesce(here.root, con.conrelid) as referring, coalesce(there.root, con.confrelid) as referenced
  from option
  join pg_catalog.pg_constraint con on option.entities is not null and con.contype = 'f'
  left join part here on here.oid = con.conrelid
  left join part there on there.oid = con.confrelid
),
known as materialized (
  select class.oid, scope.nspname, scope.place, class.relname, class.relkind, class.reloptions,
         class.relrowsecurity, class.relforcerowsecurity, class.reltuples,
         pg_catalog.has_table_privilege(class.oid, 'SELECT') as may_select,
         pg_catalog.has_table_privilege(class.oid, 'INSERT') as may_insert,
         pg_catalog.has_table_privilege(class.oid, 'UPDATE') as may_update,
         pg_catalog.has_table_privilege(class.oid, 'DELETE') as may_delete,
         pg_catalog.has_table_privilege(class.oid, 'SELECT, INSERT, UPDATE') as may_know_all,
         case when option.entities is null then not option.overview
              else class.oid in (select named.oid from named
                                 union all
                                 select tie.referenced from tie join named on named.oid = tie.referring)
         end as in_full,
         option.entities is not null and class.oid in (
           select tie.referring from tie join named on named.oid = tie.referenced) as is_referring,
         case when option.overview then ${entityIdSql('scope.nspname', 'class.relname')} end as id
  from option
  cross join scope
  join pg_catalog.pg_class class on class.relnamespace = scope.oid
  where class.relkind in ('r', 'p', 'v', 'm', 'f')
    and not class.relispartition
    and class.relname <> '${savedViewsTable}'
    and (pg_catalog.has_table_privilege(class.oid, 'SELECT, INSERT, UPDATE, DELETE')
         or pg_catalog.has_any_column_privilege(class.oid, 'SELECT, INSERT, UPDATE'))
    and not exists (
      select from pg_catalog.pg_depend dependency
      where dependency.classid = 'pg_catalog.pg_class'::pg_catalog.regclass
        and dependency.objid = class.oid and dependency.deptype = 'e')
),
shadowing as materialized (
  select other.oid
  from known
  join option on option.entities is not null
  join pg_catalog.pg_constraint con
    on con.conrelid = known.oid and con.confrelid = known.oid and con.contype = 'f'
  join pg_catalog.pg_attribute a on a.attrelid = known.oid and a.attnum = con.conkey[1]
  join known other on other.nspname = known.nspname and other.relname = a.attname
  where known.in_full
),
listed as materialized (
  select known.oid, pg_catalog.count(*) over () as total,
         pg_catalog.row_number() over (
           order by pg_catalog.array_position(option.foremost, known.id), known.place,
                    pg_catalog.lower(known.relname), known.relname
         ) as position
  from option
  join known on option.overview
   and (known.may_select or known.may_insert
        or pg_catalog.has_any_column_privilege(known.oid, 'SELECT, INSERT'))
  ${commentSql('pg_class', 'known.oid')}
  where option.search is null
     or known.id = any (option.foremost)
     or pg_catalog.strpos(pg_catalog.lower(pg_catalog.replace(known.relname, '_', ' ')),
                          pg_catalog.lower(pg_catalog.replace(option.search, '_', ' '))) > 0
     or pg_catalog.strpos(pg_catalog.lower(description.description),
                          pg_catalog.lower(option.search)) > 0
),
visible as materialized (
  select known.*,
         known.is_referring or listed.position <= coalesce(option.at_most, listed.position)
           or known.oid in (select shadowing.oid from shadowing) as in_outline,
         listed.position
  from option
  cross join known
  left join listed on listed.oid = known.oid
),
relation as materialized (
  select visible.*,
         case visible.relkind
           when 'r' then 28
           when 'p' then 28
           when 'm' then 0
           when 'v' then pg_catalog.pg_relation_is_updatable(visible.oid, true)
           -- Asking about a foreign table whose wrapper has no handler is an error.
           else case when exists (
             select from pg_catalog.pg_foreign_table foreign_table
             join pg_catalog.pg_foreign_server server on server.oid = foreign_table.ftserver
             join pg_catalog.pg_foreign_data_wrapper wrapper on wrapper.oid = server.srvfdw
             where foreign_table.ftrelid = visible.oid and wrapper.fdwhandler <> 0)
             then pg_catalog.pg_relation_is_updatable(visible.oid, true) else 0 end
         end as events
  from visible
  where visible.in_full or visible.in_outline
),
-- With what is asked of the whole: joining that again would be a loop in a loop.
member as materialized (
  select relation.oid as root, relation.oid, relation.may_select, relation.may_know_all
  from relation
  union all
  select relation.oid, part.oid, relation.may_select, relation.may_know_all
  from part join relation on relation.oid = part.root
),
attribute as materialized (
  select a.attrelid, a.attnum, a.attname, a.atttypid, a.atttypmod, a.attnotnull, a.attcollation,
         a.attidentity, a.attgenerated, null::oid as computed_by,
         grants.may_select, grants.may_insert, grants.may_update,
         row(grants.may_select, grants.may_insert, grants.may_update)
           is distinct from row(relation.may_select, relation.may_insert, relation.may_update)
           as differs,
         relation.may_select as all_may_be_read,
         relation.relkind in ('v', 'm') as is_of_view,
         relation.relkind = 'v' and relation.events & 20 = 20
           and not pg_catalog.pg_column_is_updatable(a.attrelid, a.attnum, true) as read_only
  from relation
  join pg_catalog.pg_attribute a on a.attrelid = relation.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (
    select
      case when relation.may_select then true
           else pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'SELECT') end as may_select,
      case when relation.may_insert then true
           else pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'INSERT') end as may_insert,
      case when relation.may_update then true
           else pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'UPDATE') end as may_update
  ) grants
  where relation.in_full and (grants.may_select or grants.may_insert or grants.may_update)
  union all
  -- A function of a row: the Data API answers it as a column, and leaves it out of \`*\`.
  select relation.oid, 10000 + pg_catalog.row_number() over (
           partition by relation.oid order by proc.proname), proc.proname,
         proc.prorettype, -1, false, result.typcollation, '', 's', proc.oid,
         true, false, false, true, true, false, false
  from relation
  join pg_catalog.pg_class class on class.oid = relation.oid
  join pg_catalog.pg_proc proc
    on proc.pronargs = 1 and proc.proargtypes[0] = class.reltype and proc.prokind = 'f'
   and not proc.proretset and proc.pronamespace in (
     class.relnamespace, pg_catalog.to_regnamespace('public'))
  join pg_catalog.pg_type result on result.oid = proc.prorettype and result.typtype <> 'p'
  left join pg_catalog.pg_class row_of on row_of.oid = result.typrelid
  where relation.in_full and relation.may_select
    and coalesce(row_of.relkind, 'c') = 'c'
    and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE')
    and not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = class.oid and a.attname = proc.proname)
)`;
