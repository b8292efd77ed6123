import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { App, InMemoryEmailDriver } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { tenantsAccounts, type TenantsAccount } from '../../apps/tenants/accounts.ts';
import { tenantsSchema, tenantsSchemas, tenantsSeed } from '../../apps/tenants/load.ts';
import { completeAccessToken } from '../../packages/embedded/src/backend/access-token.ts';
import { storageSchemaSql } from '../../packages/embedded/src/backend/storage/index.ts';
import { rolesSql } from '../conformance/pair/roles.ts';
import { type Postgres, type Row, startPostgres, startPostgrest } from '../servers/index.ts';

/** A Supabase project on this machine: PostgreSQL, PostgREST and Auth behind one address. */
export interface Project {
  /** The value of SUPABASE_URL. */
  readonly url: string;
  readonly publishableKey: string;
  /** The value of DATABASE_URL, of a superuser. */
  readonly databaseUrl: string;
  /** Runs SQL as the superuser. PostgREST reads the schema again only with `reload`. */
  sql(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProjectOptions {
  /** The schemas that the Data API exposes, the default one first. */
  readonly schemas?: readonly string[];
  /** A server that has Supabase's roles. A new one, which ends with the project, when left out. */
  readonly postgres?: Postgres;
}

export { password } from '../../apps/tenants/accounts.ts';

const accounts: readonly TenantsAccount[] = Object.values(tenantsAccounts);

/** The e-mail addresses of people. They share one password. */
export const people = {
  owner: tenantsAccounts.owner.email,
  manager: tenantsAccounts.manager.email,
  otherOwner: tenantsAccounts.otherOwner.email,
} as const;

const publishableKey = 'sb_publishable_of_the_adoption_tests';
const jwtSecret = 'a secret that only the adoption tests know';

/** The token functions for policies, and the grants of the platform, as on hosted Supabase. */
const platformSql = `
  create or replace function auth.uid() returns uuid language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid
  $$;
  create or replace function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;
  create schema if not exists extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
  ${storageSchemaSql}`;

/** Starts the adopter's project, which is that of `apps/tenants`, with its people and its records. */
export async function startProject({
  schemas = tenantsSchemas,
  ...options
}: ProjectOptions = {}): Promise<Project> {
  const postgres = options.postgres ?? (await startServer());
  const { connectionString, sql } = await postgres.createDatabase();
  const connection = createPostgresConnection({
    url: connectionString,
    postgresOptions: { onnotice: () => undefined },
  });
  const auth = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
    },
    options: { drivers: { email: new InMemoryEmailDriver() } },
  });
  await auth.ensureSystemSchema();
  await sql(platformSql);
  for (const account of accounts) await signUp(auth, account);
  await sql(tenantsSchema());
  await sql(tenantsSeed());

  const postgrest = await startPostgrest({
    connectionString,
    schemas,
    anonRole: 'anon',
    jwtSecret,
    maxRows: 1000,
  });
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const dataPath = /^\/rest\/v1(\/.*)?$/.exec(pathname);
    if (dataPath === null) return completeAccessToken(await auth.fetch(request), jwtSecret, sql);
    const headers = new Headers(request.headers);
    // The gateway of Supabase takes a publishable key off; PostgREST would read it as a token.
    if (headers.get('authorization') === `Bearer ${publishableKey}`)
      headers.delete('authorization');
    const { method, body } = request;
    return fetch(`${postgrest.url}${dataPath[1] ?? '/'}${search}`, {
      method,
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
  };
  const gateway = createServer((request, response) => {
    // A page that was left waits for none of its answers.
    forward(answer, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publishableKey,
    databaseUrl: connectionString,
    sql,
    reload: () => postgrest.reload(),
    async stop() {
      gateway.closeAllConnections();
      await new Promise((resolve) => gateway.close(resolve));
      await postgrest.stop();
      await connection.close();
      await postgres.stop();
    },
  };
}

async function startServer(): Promise<Postgres> {
  const postgres = await startPostgres({ timezone: 'UTC' });
  await postgres.sql(rolesSql);
  return postgres;
}

async function signUp(auth: App, { email, password }: TenantsAccount): Promise<void> {
  const response = await auth.fetch(
    new Request('http://auth.test/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  if (!response.ok) throw new Error(`Auth refused ${email}: ${await response.text()}`);
}

/** Lets pages of any address call it, as the gateway of Supabase does. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
  'access-control-expose-headers': '*',
};

async function forward(
  answer: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, crossOrigin).end();
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!/^(?:host|connection|accept-encoding)$/.test(name)) headers.set(name, String(value));
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const answered = await answer(
    new Request(new URL(request.url ?? '/', `http://${request.headers.host}`), {
      method: request.method,
      headers,
      body: isRead ? null : (Readable.toWeb(request) as ReadableStream<Uint8Array>),
      duplex: 'half',
    } as RequestInit),
  );
  const sent = Object.fromEntries(
    [...answered.headers].filter(([name]) => !/^(?:transfer-encoding|connection)$/.test(name)),
  );
  response.writeHead(answered.status, { ...sent, ...crossOrigin });
  if (answered.body === null) response.end();
  else await pipeline(Readable.fromWeb(answered.body as ReadableStream), response);
}
