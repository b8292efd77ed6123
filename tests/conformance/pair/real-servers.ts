import { startPostgrest } from '../../servers/index.ts';
import { jwtSecret } from '../../servers/lend-backend.ts';
import { sharedPostgres } from '../../servers/shared-postgres.ts';
import type { Answer, ApiRequest } from './exchange.ts';
import { readAnswer, shortened } from './read-answer.ts';
import { platformSql } from './roles.ts';
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
}

/** Starts PostgREST over a new database of the shared server. */
export async function startRealServers(sql: string, options: ApiOptions): Promise<RealServers> {
  const postgres = sharedPostgres();
  const { connectionString, sql: run } = await postgres.createDatabase();
  await run(`${platformSql}${sql}`);
  const postgrest = await startPostgrest({
    connectionString,
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
