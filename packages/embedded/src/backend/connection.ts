import type { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { BackendOptions } from './backend.ts';
import { extensionNames, loadExtensions } from './extensions.ts';
import { isPostgresError } from './database-error.ts';
import { keepOffConsole } from './quiet-console.ts';
import { freeStackAfterErrors } from './stack-pointer.ts';
import { valueParsers } from './value-parsers.ts';

/** Opens PGlite under @supabase/lite, with values as Postgres's own JSON has them. */
export async function openConnection(options: BackendOptions): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: options.folder,
    pgliteOptions: {
      loadDataDir: options.snapshot,
      extensions: await loadExtensions(options.extensions ?? extensionNames),
      parsers: valueParsers,
    },
  });
  await connection.driver.waitReady;
  freeStackAfterErrors(connection.driver);
  connection.normalizeDbError = (error: unknown) => {
    if (isPostgresError(error)) keepOffConsole(error);
    return error;
  };
  return connection;
}

/** Supabase's roles, and what policies need of the schema `auth`. Does nothing the second time. */
export async function prepareDatabase(connection: PgliteConnection, app: App): Promise<void> {
  await connection.driver.exec(rolesSql);
  await app.ensureSystemSchema();
  await connection.driver.exec(grantsSql);
}

const rolesSql = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
  end $$;`;

const grantsSql = `
  create schema if not exists extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;`;
