import { type Extension, PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { type ExtensionName, extensionNames, loadExtensions } from './extensions.ts';
import { isPostgresError } from './database-error.ts';
import { keepOffConsole } from './quiet-console.ts';
import { freeStackAfterErrors } from './stack-pointer.ts';
import { valueParsers } from './value-parsers.ts';

export interface ConnectionOptions {
  /**
   * Absolute path of the folder that PGlite keeps its files in (Node only). It is created if it does
   * not exist. Nothing else may have it open: take the lock of `openDataFolder` first. PGlite runs
   * without fsync: a killed process loses nothing acknowledged, a power cut may.
   * Without it, the data lives in memory and is gone after `close`.
   */
  folder?: string;
  /** Data to start with, from `Backend.snapshot`. A `folder` beside it must be new. */
  snapshot?: Blob;
  /** Extensions that `create extension` finds; all by default. Fewer load faster in a browser. */
  extensions?: readonly ExtensionName[];
}

/**
 * Postgres clears all its buffers when it starts: half the work of opening a database with the default of
 * 128 MB. The files of a database in memory are as near as its buffers. Without `synchronize_seqscans` off,
 * a table larger than a quarter of the buffers would be read from where the last scan stopped. Nothing
 * in memory is left to recover by the log, which is written all the same, in files of 16 MB.
 */
export const memoryParams = Object.entries({
  shared_buffers: '16MB',
  synchronize_seqscans: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  wal_init_zero: 'off',
  wal_recycle: 'off',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Lets Postgres load a library when a statement first needs it. PGlite would compile and link those of all
 * extensions at every start, a quarter of the work of opening a database.
 */
const librariesOnDemand: Extension = {
  name: 'libraries on demand',
  setup: async (_driver, options) => ({ emscriptenOpts: { ...options, noWasmDecoding: true } }),
};

/** Opens PGlite under @supabase/lite. */
export async function openConnection(options: ConnectionOptions): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: options.folder,
    pgliteOptions: {
      loadDataDir: options.snapshot,
      extensions: {
        librariesOnDemand,
        ...(await loadExtensions(options.extensions ?? extensionNames)),
      },
      parsers: valueParsers,
      startParams: [
        ...PGlite.defaultStartParams,
        ...(options.folder === undefined ? memoryParams : []),
      ],
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

/** Creates Supabase's roles and the schema `auth`. Does nothing the second time. */
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
    -- Migrations grant it the access token hook.
    if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
      create role supabase_auth_admin nologin noinherit;
    end if;
  end $$;`;

const grantsSql = `
  create schema if not exists extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;`;
