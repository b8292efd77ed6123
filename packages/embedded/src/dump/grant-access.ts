import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/backend.ts';

/** Schemas that Supabase and its extensions bring. */
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

/**
 * Schemas that a dump's own tables, views and functions lie in, `public` first. Supabase's own and
 * those of extensions are not among them.
 */
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

/**
 * Lets whoever is signed in read and write everything in these schemas, now and what is made
 * later. Policies still hold. Nobody else gets anything.
 */
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
