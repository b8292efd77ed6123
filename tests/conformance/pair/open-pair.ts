import { type Backend, createBackend } from '@ninefold/embedded';
import { startPostgrest } from '../../servers/index.ts';
import { sharedPostgres } from '../../servers/shared-postgres.ts';
import { type ApiRequest, type Exchange, readAnswer } from './exchange.ts';
import { platformSql } from './roles.ts';
import { rowVersions } from './row-versions.ts';
import { accessToken } from './token.ts';

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

type Row = Record<string, unknown>;

export interface PairOptions {
  readonly schemas?: readonly string[];
  readonly maxRows?: number;
  /** Whether both answer aggregates. */
  readonly aggregates?: boolean;
}

const jwtSecret = 'a secret that only these tests know, of 32 characters and more';

/** Tells discovery what PostgREST is started with, and the embedded backend to do the same. */
const aggregatesSql = `do $$ begin
  execute format('alter database %I set pgrst.db_aggregates_enabled = %L', current_database(), 'true');
end $$`;

export async function openPair(sql: string, options: PairOptions = {}): Promise<Pair> {
  const { schemas = ['public'], maxRows = 1000, aggregates = false } = options;
  const postgres = sharedPostgres();
  const database = await postgres.createDatabase();
  const { connectionString } = database;
  await database.sql(`${platformSql}${sql}`);
  const [postgrest, backend] = await Promise.all([
    startPostgrest({ connectionString, schemas, anonRole: 'anon', jwtSecret, maxRows, aggregates }),
    createBackend({ schemas, maxRows, jwtSecret }),
  ]);
  await backend.exec(sql);
  if (aggregates) await backend.exec(aggregatesSql);
  if (aggregates) await database.sql(aggregatesSql);

  const sendTo = async (
    send: (address: string, init: RequestInit) => Promise<Response>,
    root: string,
    { path, method, headers, body, as }: ApiRequest,
  ) => {
    const sent = new Headers({ apikey: backend.publishableKey, ...headers });
    if (as !== undefined) sent.set('authorization', `Bearer ${await accessToken(as, jwtSecret)}`);
    if (body !== undefined && !sent.has('content-type'))
      sent.set('content-type', 'application/json');
    return send(`${root}/${path}`, { method, body, headers: sent });
  };
  const versions = rowVersions();
  const sendToBoth = async (request: ApiRequest) => {
    const [embedded, real] = await Promise.all([
      sendTo(backend.clientFetch, 'http://embedded.test/rest/v1', request),
      sendTo(fetch, postgrest.url, { ...request, path: versions.translate(request.path) }),
    ]);
    const response = embedded.clone();
    const [ofEmbedded, ofReal] = [await readAnswer(embedded), await readAnswer(real)];
    const exchange: Exchange = {
      request,
      embedded: ofEmbedded,
      real: { ...ofReal, body: versions.align(ofEmbedded.body, ofReal.body) },
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
      const [embedded, real] = await Promise.all([backend.query<Row>(text), database.sql(text)]);
      return { embedded: embedded.rows, real };
    },
    async exec(text) {
      await Promise.all([backend.exec(text), database.sql(text)]);
      await postgrest.reload();
    },
    async close() {
      await postgrest.stop();
      await Promise.all([backend.close(), postgres.stop()]);
    },
  };
}
