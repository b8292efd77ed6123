import type { PGlite } from '@electric-sql/pglite';

/** Leaves out roles of Supabase and Postgres, which exist everywhere. */
const isOwnRole = `r.rolname !~ '^pg_'
  and r.rolname <> all (array['postgres', 'anon', 'authenticated', 'service_role'])`;

const rolesQuery = `
  select format('CREATE ROLE %I WITH %s%s%s%s%s%s%s', r.rolname,
    case when r.rolsuper then 'SUPERUSER ' else '' end,
    case when r.rolinherit then 'INHERIT ' else 'NOINHERIT ' end,
    case when r.rolcreaterole then 'CREATEROLE ' else '' end,
    case when r.rolcreatedb then 'CREATEDB ' else '' end,
    case when r.rolbypassrls then 'BYPASSRLS ' else '' end,
    case when r.rolcanlogin then 'LOGIN' else 'NOLOGIN' end,
    case when r.rolconnlimit >= 0 then ' CONNECTION LIMIT ' || r.rolconnlimit else '' end) as sql
  from pg_catalog.pg_roles r where ${isOwnRole} order by r.rolname`;

const membersQuery = `
  select format('GRANT %I TO %I WITH ADMIN %s, INHERIT %s, SET %s', r.rolname, m.rolname,
    upper(a.admin_option::text), upper(a.inherit_option::text), upper(a.set_option::text)) as sql
  from pg_catalog.pg_auth_members a
  join pg_catalog.pg_roles r on r.oid = a.roleid
  join pg_catalog.pg_roles m on m.oid = a.member
  where not (r.rolname ~ '^pg_' and m.rolname ~ '^pg_') order by r.rolname, m.rolname`;

const commentsQuery = `
  select format('COMMENT ON ROLE %I IS %L', r.rolname, d.description) as sql
  from pg_catalog.pg_shdescription d
  join pg_catalog.pg_roles r on d.classoid = 'pg_catalog.pg_authid'::regclass and d.objoid = r.oid
  where ${isOwnRole} order by r.rolname`;

const settingsQuery = `
  select format('ALTER ROLE %I SET %I TO %s', r.rolname, split_part(u.setting, '=', 1),
    case when split_part(u.setting, '=', 1) = any (array['search_path', 'temp_tablespaces',
        'session_preload_libraries', 'local_preload_libraries'])
      then coalesce(nullif(substr(u.setting, strpos(u.setting, '=') + 1), ''), '''''')
      else quote_literal(substr(u.setting, strpos(u.setting, '=') + 1)) end) as sql
  from pg_catalog.pg_db_role_setting s
  cross join unnest(s.setconfig) as u(setting)
  join pg_catalog.pg_roles r on r.oid = s.setrole
  where s.setdatabase = 0
  order by 1`;

const databaseCommentQuery = `
  select format('COMMENT ON DATABASE %I IS %L', d.datname, s.description) as sql
  from pg_catalog.pg_database d
  join pg_catalog.pg_shdescription s
    on s.classoid = 'pg_catalog.pg_database'::regclass and s.objoid = d.oid
  where d.datname = current_database() and s.description is not null`;

/** Settings of the Data API, which change no value. The target database may have another name. */
const databaseSettingsQuery = `
  select format($sql$DO $settings$ BEGIN
  EXECUTE format('ALTER DATABASE %%I SET %%I TO %%L', current_database(), %L, %L);
END $settings$$sql$, split_part(u.setting, '=', 1), substr(u.setting, strpos(u.setting, '=') + 1)) as sql
  from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_database d on d.oid = s.setdatabase
  cross join unnest(s.setconfig) as u(setting)
  where d.datname = current_database() and s.setrole = 0 and u.setting ~ '^pgrst[.]'
  order by 1`;

/**
 * Reads what pg_dump leaves to pg_dumpall, because it belongs to no single database: roles, their
 * memberships and settings, and the database's comment. It leaves out passwords, because no role signs
 * in to an embedded database, and settings of the database as a whole that would change how values
 * are written.
 */
export async function clusterStatements(database: PGlite) {
  const read = async (...queries: string[]) => {
    const statements: string[] = [];
    for (const query of queries) {
      const { rows } = await database.query<{ sql: string }>(query);
      statements.push(...rows.map(({ sql }) => sql));
    }
    return statements;
  };
  return {
    roles: await read(rolesQuery, membersQuery, commentsQuery),
    settings: await read(settingsQuery, databaseSettingsQuery, databaseCommentQuery),
  };
}
