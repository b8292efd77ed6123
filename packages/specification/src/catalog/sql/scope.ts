/**
 * Settings that the texts of definitions depend on. They are set for the query, so that the same
 * definition has the same text and hash for every role.
 */
export const sessionSettings: readonly (readonly [name: string, value: string])[] = [
  // Names outside pg_catalog are printed with their schema.
  ['search_path', 'pg_catalog, pg_temp'],
  ['standard_conforming_strings', 'on'],
  ['quote_all_identifiers', 'off'],
  ['TimeZone', 'UTC'],
  ['DateStyle', 'ISO, MDY'],
  ['IntervalStyle', 'postgres'],
  ['extra_float_digits', '1'],
  ['bytea_output', 'hex'],
  ['lc_monetary', 'C'],
];

/** The functions that `installationSql` and `viewAsSql` create, as a list of SQL literals. Discovery leaves them out. */
export const installedFunctions = `'ninefold_specification', 'ninefold_counts', 'ninefold_write', 'ninefold_viewing_as', 'ninefold_people'`;

/** The table that `savedViewsSql` creates. Discovery leaves it out. */
export const savedViewsTable = 'ninefold_saved_views';

/**
 * The requested schemas that the role may use (`requested` and `option` come before), and the roles
 * that the answer describes: over a connection those that the Data API switches to, for a browser only
 * its own.
 */
export const scopeSql = `scope as materialized (
  select ${sessionSettings.map(([name, value]) => `pg_catalog.set_config('${name}', '${value}', true)`).join(',\n         ')},
         namespace.oid, namespace.nspname, requested.place
  from requested join pg_catalog.pg_namespace namespace on namespace.nspname = requested.name
  where pg_catalog.has_schema_privilege(namespace.oid, 'USAGE')
),
taken_on as materialized (
  select role.oid
  from pg_catalog.pg_roles role
  where role.rolname in ('anon', 'authenticated', 'service_role')
  union
  select membership.roleid
  from pg_catalog.pg_auth_members membership
  join pg_catalog.pg_roles authenticator
    on authenticator.oid = membership.member and authenticator.rolname = 'authenticator'
  join pg_catalog.pg_roles role
    on role.oid = membership.roleid and not pg_catalog.starts_with(role.rolname, 'supabase_')
),
api_role as materialized (
  select role.oid, role.rolname, role.rolbypassrls or role.rolsuper as bypasses
  from option join pg_catalog.pg_roles role on true
  where case when option.team and exists (select from taken_on)
             then role.oid in (select taken_on.oid from taken_on)
             else role.rolname = current_user end
)`;
