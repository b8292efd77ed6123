import { type Backend, createBackend } from '@ninefold/embedded';
import { jwtSecret, lendBackend } from '../../servers/lend-backend.ts';
import type { ApiRequest, Exchange } from './exchange.ts';
import { readAnswer, shortened } from './read-answer.ts';
import { recordedServers } from './recorded-servers.ts';
import { type ApiOptions, type Row, startRealServers } from './real-servers.ts';
import { rowVersions } from './row-versions.ts';
import { sendTo } from './send-to.ts';

/** The embedded backend, and PostgREST over PostgreSQL, with the same schema and rows. */
export interface Pair {
  /** Sends a request to both. */
  send(request: ApiRequest): Promise<Exchange>;
  /** Sends to both what supabase-js would send to one, and hands on the embedded answer. */
  forward(request: Request): Promise<{ exchange: Exchange; response: Response }>;
  /** A query's rows on both. */
  query(sql: string): Promise<{ embedded: readonly Row[]; real: readonly Row[] }>;
  /** Runs SQL on both as the superuser. */
  exec(sql: string): Promise<void>;
  readonly backend: Backend;
  close(): Promise<void>;
}

export interface PairOptions extends Partial<ApiOptions> {
  /** Whether the real servers run, and no recording says what they answer. Default: false. */
  readonly isUnrecorded?: boolean;
}

/** Tells discovery what PostgREST is started with, and the embedded backend to do the same. */
const aggregatesSql = `do $$ begin
  execute format('alter database %I set pgrst.db_aggregates_enabled = %L', current_database(), 'true');
end $$`;

/** As on hosted Supabase, and the default of the embedded backend. */
const defaultMaxRows = 1000;

export async function openPair(sql: string, options: PairOptions = {}): Promise<Pair> {
  const { schemas = ['public'], maxRows = defaultMaxRows, aggregates = false } = options;
  const authenticator = options.asAuthenticator ? { asAuthenticator: true } : {};
  const allSql = aggregates ? `${sql};${aggregatesSql}` : sql;
  const openServers = options.isUnrecorded ? startRealServers : recordedServers;
  const [servers, backend] = await Promise.all([
    openServers(allSql, { schemas, maxRows, aggregates, ...authenticator }),
    maxRows === defaultMaxRows ? lendBackend() : createBackend({ maxRows, jwtSecret }),
  ]);
  backend.exposeSchemas(schemas);
  await backend.exec(allSql);

  const versions = rowVersions();
  const sendToBoth = async (request: ApiRequest) => {
    const headers = { apikey: backend.publishableKey, ...request.headers };
    const [embedded, real] = await Promise.all([
      sendTo(backend.clientFetch, 'http://embedded.test/rest/v1', { ...request, headers }),
      servers.send({ ...request, path: versions.translate(request.path) }),
    ]);
    const [response, copy] = [embedded.clone(), embedded.clone()];
    const ofEmbedded = await readAnswer(embedded);
    const exchange: Exchange = {
      request,
      sent: await copy.text(),
      embedded: ofEmbedded,
      real: { ...real, body: versions.align(ofEmbedded.body, real.body) },
    };
    return { exchange, response };
  };

  return {
    backend,
    async send(request) {
      return (await sendToBoth(request)).exchange;
    },
    async forward(request) {
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(
        [...request.headers].filter(([name]) => !/^(?:authorization|apikey)$/.test(name)),
      );
      return sendToBoth({
        method: request.method as ApiRequest['method'],
        path: pathname.replace('/rest/v1/', '') + search,
        headers,
        body: request.body === null ? undefined : await request.text(),
      });
    },
    async query(text) {
      const [embedded, real] = await Promise.all([backend.query<Row>(text), servers.query(text)]);
      return { embedded: shortened(embedded.rows) as readonly Row[], real };
    },
    async exec(text) {
      await Promise.all([backend.exec(text), servers.exec(text)]);
    },
    async close() {
      await Promise.all([backend.close(), servers.close()]);
    },
  };
}
