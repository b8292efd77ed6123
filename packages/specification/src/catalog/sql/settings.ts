/** Settings that are limits, or that lists depend on. No others are returned, because some contain secrets. */
const readSettings = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'pgrst.db_max_rows',
  'pgrst.db_aggregates_enabled',
];

/**
 * Settings of the roles, of `authenticator`, which the Data API signs in as and
 * keeps its own settings with, and of the database; the roles themselves; and
 * the storage buckets, where the role sees all of them.
 */
export const settingsSql = `setting as (
  select role.rolname, stored.setdatabase <> 0 as in_database,
         pg_catalog.split_part(entry.text, '=', 1) as name,
         pg_catalog.substr(entry.text, pg_catalog.strpos(entry.text, '=') + 1) as value
  from pg_catalog.pg_db_role_setting stored
  left join pg_catalog.pg_roles role on role.oid = stored.setrole
  cross join lateral unnest(stored.setconfig) entry(text)
  where (stored.setdatabase = 0 or stored.setdatabase = (
          select database.oid from pg_catalog.pg_database database
          where database.datname = pg_catalog.current_database()))
    and (stored.setrole = 0 or role.rolname = 'authenticator'
         or stored.setrole in (select api_role.oid from api_role))
),
settings as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'role', setting.rolname,
    'database', nullif(setting.in_database, false),
    'name', setting.name,
    'value', setting.value
  )) order by setting.rolname, setting.name, setting.in_database) as list
  from setting
  where setting.name in (${readSettings.map((name) => `'${name}'`).join(', ')})
),
roles as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'name', api_role.rolname,
    'bypassesRowSecurity', nullif(api_role.bypasses, false),
    'inherits', case when option.team then (
      select pg_catalog.jsonb_agg(whole.rolname order by whole.rolname)
      from pg_catalog.pg_auth_members membership
      join pg_catalog.pg_roles whole on whole.oid = membership.roleid
      where membership.member = api_role.oid and pg_catalog.pg_has_role(api_role.oid, whole.oid, 'USAGE')) end,
    'comment', case when option.team then pg_catalog.shobj_description(api_role.oid, 'pg_authid') end
  )) order by api_role.rolname) as list
  from option cross join api_role
),
-- A table that may not exist can only be queried by a text. Where policies apply to the role, it is
-- not queried: some of the buckets would look like all of them.
bucket_text as materialized (
  select case when pg_catalog.has_table_privilege(class.oid, 'SELECT')
               and not pg_catalog.row_security_active(class.oid) then
    pg_catalog.query_to_xml(
      'select encode(convert_to(jsonb_agg(to_jsonb(bucket) order by bucket.id)::text, ''UTF8''), ''hex'') as hex from storage.buckets bucket',
      false, false, '')::text end as xml
  from pg_catalog.pg_class class
  join pg_catalog.pg_namespace namespace on namespace.oid = class.relnamespace
  where namespace.nspname = 'storage' and class.relname = 'buckets' and class.relkind = 'r'
    and pg_catalog.has_schema_privilege(namespace.oid, 'USAGE')
),
buckets as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'name', bucket.value -> 'id',
    'maxBytes', bucket.value -> 'file_size_limit',
    'types', bucket.value -> 'allowed_mime_types'
  )) order by bucket.place) as list
  from bucket_text
  cross join lateral pg_catalog.jsonb_array_elements(pg_catalog.convert_from(pg_catalog.decode(
    pg_catalog.substring(bucket_text.xml, '<hex>([0-9a-f]+)</hex>'), 'hex'), 'UTF8')::jsonb)
    with ordinality bucket(value, place)
)`;
