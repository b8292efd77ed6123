import { startPostgres, startPostgrest } from '../../servers/index.ts';
import { jwtSecret } from '../../servers/lend-backend.ts';
import { sharedPostgres } from '../../servers/shared-postgres.ts';
import type { Answer, ApiRequest } from './exchange.ts';
import { readAnswer, shortened } from './read-answer.ts';
import { authenticatorSql, platformSql, rolesSql } from './roles.ts';
import { numberedVersions } from './row-versions.ts';
import { sendTo } from './send-to.ts';

/** PostgREST over PostgreSQL with one database, or a recording of what they answered. */
export interface RealServers {
  send(request: ApiRequest): Promise<Answer>;
  /** Returns the rows of a query as JSON holds them. */
  query(sql: string): Promise<readonly Row[]>;
  /** Runs SQL as the superuser. PostgREST reads the schema again. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

export type Row = Record<string, unknown>;

export interface ApiOptions {
  readonly schemas: readonly string[];
  readonly maxRows: number;
  readonly aggregates: boolean;
  /** Whether PostgREST signs in as `authenticator`, on a server of its own, and takes its settings from that role. */
  readonly asAuthenticator?: boolean;
}

/** Starts PostgREST over a new database of the shared server. */
export async function startRealServers(sql: string, options: ApiOptions): Promise<RealServers> {
  const { asAuthenticator = false } = options;
  const postgres = asAuthenticator ? await startPostgres({ timezone: 'GMT' }) : sharedPostgres();
  if (asAuthenticator) await postgres.sql(`${rolesSql}${authenticatorSql}`);
  const { connectionString, sql: run } = await postgres.createDatabase();
  await run(`${platformSql}${sql}`);
  const address = new URL(connectionString);
  if (asAuthenticator) [address.username, address.password] = ['authenticator', 'authenticator'];
  const postgrest = await startPostgrest({
    connectionString: address.href,
    anonRole: 'anon',
    jwtSecret,
    ...options,
  });
  const versions = numberedVersions();
  return {
    async send(request) {
      const path = versions.restore(request.path);
      const answer = await readAnswer(await sendTo(fetch, postgrest.url, { ...request, path }));
      return { ...answer, body: versions.number(answer.body) };
    },
    // Dates become texts, as in a recording.
    query: async (text) => shortened(JSON.parse(JSON.stringify(await run(text)))) as Row[],
    async exec(text) {
      await run(text);
      await postgrest.reload();
    },
    async close() {
      await postgrest.stop();
      await postgres.stop();
    },
  };
}
