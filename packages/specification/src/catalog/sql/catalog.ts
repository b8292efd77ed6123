import { commentSql, hashSql } from './expressions.ts';
import { installedSql } from './installed-version.ts';
import { savedViewsInstalledSql } from './saved-views.ts';
import { writesOnceSql } from './write.ts';
import { viewAsInstalledSql } from './view-as/index.ts';

/** The one row: everything by relation, in a settled order, so that two answers compare as text. */
export const catalogSelectSql = `inherits_of as (
  select relation.oid, pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', parent.nspname, 'relation', parent.relname) order by inherited.inhseqno) as list
  from relation
  join pg_catalog.pg_inherits inherited on inherited.inhrelid = relation.oid
  join visible parent on parent.oid = inherited.inhparent
  where relation.in_full
  group by relation.oid
),
view_of as (
  select relation.oid, pg_catalog.jsonb_build_object(
    'invoker', coalesce(pg_catalog.bool_or(option.option_value::boolean)
      filter (where option.option_name = 'security_invoker'), false),
    'checkOption', pg_catalog.min(option.option_value) filter (where option.option_name = 'check_option'),
    'hash', ${hashSql('pg_catalog.pg_get_viewdef(relation.oid)')})
    || coalesce(pg_catalog.min(owner.facts::text)::jsonb, '{}') as facts
  from relation
  left join lateral (
    select pg_catalog.jsonb_build_object('owner', role.rolname,
      'ownerBypassesRowSecurity', role.rolbypassrls or role.rolsuper) as facts
    from option
    join pg_catalog.pg_class class on option.team and class.oid = relation.oid
    join pg_catalog.pg_roles role on role.oid = class.relowner
  ) owner on true
  left join lateral pg_catalog.pg_options_to_table(relation.reloptions) option on true
  where relation.in_full and relation.relkind in ('v', 'm')
  group by relation.oid
)
select pg_catalog.jsonb_build_object(
  'format', 2,
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
      'forcedRowSecurity', nullif(relation.relforcerowsecurity, false),
      'ownedBy', case when relation.relrowsecurity and not relation.relforcerowsecurity then (
        select pg_catalog.jsonb_agg(api_role.rolname order by api_role.rolname)
        from api_role join pg_catalog.pg_class owned on owned.oid = relation.oid
        where pg_catalog.pg_has_role(api_role.oid, owned.relowner, 'USAGE') and not api_role.bypasses) end,
      'policiesFirst', case when not option.team and policies_of.restricts
        and pg_catalog.row_security_active(relation.oid)
        and not (select proleakproof from pg_catalog.pg_proc
                 where oid = 'pg_catalog.texticlike(text, text)'::pg_catalog.regprocedure) then true end,
      'view', view_of.facts,
      'inherits', inherits_of.list,
      'sharedKey', case when exists (
        select from pg_catalog.pg_inherits inherited
        join pg_catalog.pg_class child on child.oid = inherited.inhrelid and not child.relispartition
        where inherited.inhparent = relation.oid) then true end,
      'interceptors', interceptors_of.list,
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
      'checks', coalesce(checks_of.list, '[]'),
      -- None is an answer too: without it the last one that goes would not be missed.
      'indexes', coalesce(indexes_of.list, '[]'),
      'policies', coalesce(policies_of.list, '[]'),
      'triggers', case when option.team then coalesce(triggers_of.list, '[]') end,
      'publications', coalesce(publications_of.list, '[]'),
      'grants', case when option.team then coalesce(grants_of.list, '[]') end
    )) order by relation.place, pg_catalog.lower(relation.relname), relation.relname)
    from relation
    left join columns_of using (oid)
    left join keys_of using (oid)
    left join foreign_keys_of using (oid)
    left join checks_of using (oid)
    left join indexes_of using (oid)
    left join policies_of using (oid)
    left join triggers_of using (oid)
    left join interceptors_of using (oid)
    left join publications_of using (oid)
    left join grants_of using (oid)
    left join inherits_of using (oid)
    left join view_of using (oid)
    left join rows_of using (oid)
    ${commentSql('pg_class', 'relation.oid')}
    where relation.in_full), '[]'),
  'types', coalesce((select list from types), '[]'),
  'functions', coalesce((select list from functions), '[]'),
  'roles', coalesce((select list from roles), '[]'),
  'settings', coalesce((select list from settings), '[]')
) || pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
  'policyFunctions', (select list from policy_functions),
  'policyTables', (select list from policy_tables),
  'policyEnums', (select list from policy_enums),
  'supportingFunctions', (select list from supporting_functions),
  'raised', (select list from raised),
  'memberships', (select list from memberships),
  'buckets', (select list from buckets),
  'readable', case when option.overview then coalesce((select max(total) from listed), 0) end,
  'runnable', case when option.overview then (select pg_catalog.count(*) from runnable) end,
  'installed', ${installedSql},
  'writesOnce', ${writesOnceSql},
  'savedViews', case when option.overview then ${savedViewsInstalledSql} end,
  'viewAs', case when option.overview then ${viewAsInstalledSql} end,
  'outlines', case when option.overview or option.entities is not null
    then coalesce((select list from outlines), '[]') end
)) as catalog
from option`;
