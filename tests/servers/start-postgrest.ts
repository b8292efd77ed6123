import { postgrestProgram } from './binaries.ts';
import { openDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { GuardedProcess } from './guarded-process.ts';

export interface PostgrestOptions {
  /** The connection string of a role that may switch to every role in a token. */
  readonly connectionString: string;
  /** Schemas that it exposes, the default one first. */
  readonly schemas: readonly string[];
  /** Role of requests without a token. */
  readonly anonRole: string;
  /** Signs tokens (HS256), at least 32 characters. */
  readonly jwtSecret: string;
  /** Maximum number of rows in an answer. Default: no limit. */
  readonly maxRows?: number;
  /** Whether it answers aggregates: `count()`, `amount.sum()`. Default: false, as on hosted Supabase. */
  readonly aggregates?: boolean;
}

export interface Postgrest {
  /** `http://127.0.0.1:port`, the root of the Data API (what hosted Supabase has at `/rest/v1`). */
  readonly url: string;
  /** Reloads the schema and waits until that is done. Call it after every DDL statement. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgREST over a database. It ends with the process that started it.
 *
 * @throws {ServerUnavailable} if this machine can't run it.
 */
export async function startPostgrest(options: PostgrestOptions): Promise<Postgrest> {
  const port = await freePort();
  const server = new GuardedProcess({
    program: postgrestProgram(),
    argumentList: [],
    environment: {
      PGRST_DB_URI: options.connectionString,
      PGRST_DB_SCHEMAS: options.schemas.join(','),
      PGRST_DB_ANON_ROLE: options.anonRole,
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_POOL: '10',
      PGRST_JWT_SECRET: options.jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_DB_AGGREGATES_ENABLED: String(options.aggregates ?? false),
      ...(options.maxRows === undefined ? {} : { PGRST_DB_MAX_ROWS: String(options.maxRows) }),
    },
  });
  await Promise.all([
    server.line(/Listening on port/),
    server.line(/Schema cache loaded/),
    server.line(/Listening for notifications/),
  ]);
  const database = openDatabase(options.connectionString);
  return {
    url: `http://127.0.0.1:${port}`,
    async reload() {
      const reloaded = server.line(/Schema cache loaded/);
      await database.sql(`notify pgrst, 'reload schema'`);
      await reloaded;
    },
    async stop() {
      await database.close();
      await server.stop();
    },
  };
}
