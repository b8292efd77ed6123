import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/index.ts';

/** Schemas of Supabase and its extensions. */
export const platformSchemas: readonly string[] = [
  'auth',
  'storage',
  'realtime',
  '_realtime',
  'extensions',
  'graphql',
  'graphql_public',
  'vault',
  'pgsodium',
  'pgbouncer',
  'net',
  'cron',
  'supabase_functions',
  'supabase_migrations',
];

/** Lists the schemas of a dump's own tables and views, `public` first. */
export async function ownSchemas(backend: Backend): Promise<string[]> {
  const { rows } = await backend.query<{ name: string }>(
    `select n.nspname as name
    from pg_catalog.pg_namespace n
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and n.nspname <> all ($1)
      and exists (
        select from pg_catalog.pg_class c
        where c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and not exists (
            select from pg_catalog.pg_depend d
            where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid
              and d.deptype = 'e'))
    order by n.nspname <> 'public', n.nspname`,
    [platformSchemas],
  );
  return rows.length > 0 ? rows.map(({ name }) => name) : ['public'];
}

/** Returns whether signed-in people were granted something on a table or a column of these schemas. */
export async function hasGrants(backend: Backend, schemas: readonly string[]): Promise<boolean> {
  const { rows } = await backend.query<{ granted: boolean }>(
    `select exists (
      select from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      cross join lateral (
        select c.relacl as acl
        union all
        select a.attacl from pg_catalog.pg_attribute a where a.attrelid = c.oid
      ) as own
      cross join lateral pg_catalog.aclexplode(own.acl) as granted
      where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and granted.grantee = 'authenticated'::pg_catalog.regrole
    ) as granted`,
    [schemas],
  );
  return rows[0]?.granted === true;
}

/** Lets signed-in people read and write these schemas, now and later. Policies still apply. */
export async function grantAccess(backend: Backend, schemas: readonly string[]): Promise<void> {
  const names = schemas.map(quoteIdentifier).join(', ');
  await backend.exec(`
    grant usage on schema ${names} to authenticated;
    grant select, insert, update, delete on all tables in schema ${names} to authenticated;
    grant usage, select on all sequences in schema ${names} to authenticated;
    grant execute on all routines in schema ${names} to authenticated;
    alter default privileges in schema ${names}
      grant select, insert, update, delete on tables to authenticated;
    alter default privileges in schema ${names} grant usage, select on sequences to authenticated;
    alter default privileges in schema ${names} grant execute on routines to authenticated;`);
}
