import { createBackend } from '@ninefold/embedded';
import { startPostgres, startPostgrest } from '../../servers/index.ts';
import { type Effort, median } from '../measure.ts';
import { inMilliseconds, type Table } from '../report/table.ts';
import { type RequestKind, requestKinds } from './kinds.ts';
import { schemaOf } from './schema.ts';

const jwtSecret = 'a secret that only these figures know, of 32 characters';
const rolesSql = 'create role anon nologin; grant usage on schema public to anon;';

/** Each kind of request to the embedded backend and to PostgREST over PostgreSQL, and its SQL alone. */
export async function measureRequests(effort: Effort): Promise<Table> {
  const schema = schemaOf(effort.quick ? 100 : 1000);
  const embedded = await measureEmbedded(schema, effort);
  const server = await measureServer(schema, effort);
  return {
    name: 'requests',
    columns: ['request', 'embedded', 'its SQL alone', 'PostgREST', 'its SQL alone'],
    rows: requestKinds.map(({ name }, index) =>
      [name, ...(embedded[index] ?? []), ...(server[index] ?? [])].map(String),
    ),
  };
}

/** The duration of a request, and of its SQL alone. */
type Times = readonly [request: string, sql: string];

async function measureEmbedded(schema: string, effort: Effort): Promise<Times[]> {
  const backend = await createBackend();
  try {
    await backend.exec(schema);
    return await measureEach(effort, backend.clientFetch, 'http://backend.test/rest/v1', {
      headers: { apikey: backend.publishableKey },
      query: (sql) => backend.query(sql),
    });
  } finally {
    await backend.close();
  }
}

async function measureServer(schema: string, effort: Effort): Promise<Times[]> {
  const postgres = await startPostgres();
  try {
    await postgres.sql(`${rolesSql}${schema}`);
    const { connectionString } = postgres;
    const options = { connectionString, schemas: ['public'], anonRole: 'anon', jwtSecret };
    const postgrest = await startPostgrest({ ...options, maxRows: 1000 });
    try {
      return await measureEach(effort, fetch, postgrest.url, { headers: {}, query: postgres.sql });
    } finally {
      await postgrest.stop();
    }
  } finally {
    await postgres.stop();
  }
}

interface Sides {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: (sql: string) => Promise<unknown>;
}

async function measureEach(
  { times }: Effort,
  send: typeof fetch,
  root: string,
  { headers, query }: Sides,
): Promise<Times[]> {
  const measured: Times[] = [];
  for (const kind of requestKinds) {
    const request = await median(times, () => answer(send, root, headers, kind));
    const sql = await median(times, () => query(kind.sql));
    measured.push([inMilliseconds(request), inMilliseconds(sql)]);
  }
  return measured;
}

async function answer(
  send: typeof fetch,
  root: string,
  headers: Readonly<Record<string, string>>,
  { name, method, path, prefer, body }: RequestKind,
): Promise<void> {
  const response = await send(`${root}/${path}`, {
    method,
    headers: {
      ...headers,
      ...(prefer === undefined ? {} : { prefer }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} was refused: ${response.status} ${text}`);
}
