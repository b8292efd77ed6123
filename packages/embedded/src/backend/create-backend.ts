import { App, InMemoryEmailDriver } from '@supabase/lite';
import { completeAccessToken } from './access-token.ts';
import { accountStatement } from './accounts.ts';
import { hasOtherBody, refuseOtherBody, withoutKeyInAddress } from './auth-request.ts';
import type { Backend, BackendOptions, NewAccount, QueryResult } from './backend.ts';
import { learnCatalogTypes } from './catalog-parsers.ts';
import { openConnection, prepareDatabase } from './connection.ts';
import {
  answerPreflight,
  isFromOtherOrigin,
  refuseOtherOrigin,
  withCrossOrigin,
  withoutCrossOrigin,
} from './cross-origin.ts';
import { DataApi } from './data-api/data-api.ts';
import { asDatabaseError } from './database-error.ts';
import { newPublishableKey, randomSecret } from './keys.ts';
import { RequestQueue } from './request-queue.ts';
import { rememberPostgres } from './rewind/rewind.ts';

/** The key of this process's backends that are given none. */
const processPublishableKey = newPublishableKey();
const dataPath = /^\/rest\/v1(?:\/(.*))?$/s;
/** Plain steps only: whatever could be read as another path by what it is handed on to is not served. */
const authPath = /^\/auth\/v1(?:\/(?!_|\.\.?(?:\/|$))[\w.-]+)*\/?$/;
const changesSchema = /^\s*(create|alter|drop|comment|grant|revoke|import|do)\b/i;

/**
 * Starts an embedded Postgres with Supabase's protocols over it: @supabase/lite on PGlite, with
 * a Data API of our own in the place of its, which reads and writes values in JavaScript, flattens
 * errors and grants everything on every table. Requests are answered one at a time.
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const {
    schemas = ['public'],
    maxRows = 1000,
    publishableKey = processPublishableKey,
    jwtSecret = randomSecret(),
  } = options;
  const secretKey = `sb_secret_${randomSecret()}`;
  const connection = await openConnection(options);
  const { driver } = connection;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: options.signUp ?? false,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: secretKey,
    },
    api: { schemas: [...schemas], max_rows: maxRows },
    options: { drivers: { email: new InMemoryEmailDriver() } },
  });
  await prepareDatabase(connection, app);
  const exposed = { schemas: [...schemas] };
  const dataApi = new DataApi(driver, {
    schemas: () => exposed.schemas,
    maxRows,
    publishableKey,
    secretKey,
    jwtSecret,
  });

  const queue = new RequestQueue();
  let schemaChanged = true;
  /** How often statements of ours may have changed the schema. */
  let schemaChanges = 0;
  let remembered: Remembered | undefined;
  let closing: Promise<void> | undefined;

  /** Runs statements of ours, in turn, and gives our own error for what Postgres refuses. */
  const run = <Result>(task: () => Promise<Result>) =>
    queue.run(async () => {
      try {
        return await task();
      } catch (error) {
        throw asDatabaseError(error);
      }
    });

  const noteSchemaChange = () => {
    schemaChanged = true;
    schemaChanges++;
  };

  const followSchema = async () => {
    if (!schemaChanged) return;
    await connection.clearSchemaCache();
    dataApi.forgetSchema();
    await learnCatalogTypes(driver);
    schemaChanged = false;
  };

  const answerData = async (request: Request, path: string): Promise<Response> => {
    await followSchema();
    return dataApi.fetch(request, path);
  };

  const answerAuth = async (request: Request): Promise<Response> => {
    await followSchema();
    const response = await app.fetch(request);
    // A request that fails between BEGIN and COMMIT must not hand its transaction to the next.
    if (driver.isInTransaction()) await driver.exec('rollback');
    return options.crossOrigin ? response : withoutCrossOrigin(response);
  };

  const backend: Backend = {
    publishableKey,
    get schemas() {
      return exposed.schemas;
    },
    exposeSchemas(schemas) {
      exposed.schemas = [...schemas];
    },
    async fetch(request) {
      if (!options.crossOrigin && isFromOtherOrigin(request)) return refuseOtherOrigin();
      const { pathname } = new URL(request.url);
      const path = dataPath.exec(pathname);
      if (path === null && !authPath.test(pathname)) return notServed(pathname);
      if (path !== null && request.method === 'OPTIONS') {
        return answerPreflight(request, options.crossOrigin);
      }
      const whole = await withWholeBody(request);
      if (path !== null) {
        const response = await queue.run(() => answerData(whole, path[1] ?? ''), request.signal);
        return options.crossOrigin ? withCrossOrigin(response) : response;
      }
      if (hasOtherBody(whole)) return refuseOtherBody();
      const asked = withoutKeyInAddress(whole);
      const response = await queue.run(() => answerAuth(asked), request.signal);
      return completeAccessToken(response, jwtSecret);
    },
    clientFetch: (input, init) => backend.fetch(new Request(input, init)),
    query: (sql, params = []) =>
      run(async () => {
        await followSchema();
        if (changesSchema.test(sql)) noteSchemaChange();
        const result = await driver.query<never>(sql, [...params]);
        return {
          rows: result.rows,
          affectedRows: result.affectedRows ?? 0,
        } satisfies QueryResult<never>;
      }),
    exec: (sql) =>
      run(async () => {
        noteSchemaChange();
        await driver.exec(sql);
      }),
    copyFrom: (statement, rows) =>
      run(async () => {
        const result = await driver.query(fromBlob(statement), [], { blob: rows });
        return result.affectedRows ?? 0;
      }),
    createAccount: async (account: NewAccount) => {
      const { id, sql, params } = await accountStatement(account);
      await run(() => driver.query(sql, params));
      return { id };
    },
    snapshot: () =>
      queue.run(async () => {
        // Begun from what is in the log only, every sequence would jump ahead by up to 32.
        await driver.exec('checkpoint');
        return driver.dumpDataDir('gzip');
      }),
    remember: () =>
      queue.run(async () => {
        if (options.folder !== undefined) {
          throw new Error('Only a backend that keeps its data in memory can be put back.');
        }
        await followSchema();
        const rewind = await rememberPostgres(driver);
        remembered = { rewind, schemaChanges, schemas: exposed.schemas };
      }),
    rewind: () =>
      queue.run(async () => {
        if (!remembered?.rewind()) return false;
        exposed.schemas = remembered.schemas;
        schemaChanged = schemaChanges !== remembered.schemaChanges;
        schemaChanges = remembered.schemaChanges;
        return true;
      }),
    close: () => (closing ??= queue.run(() => connection.close())),
  };
  return backend;
}

/** What `rewind` puts back. */
interface Remembered {
  readonly rewind: () => boolean;
  readonly schemaChanges: number;
  readonly schemas: string[];
}

/**
 * The same request with its body read. Reading it in the queue would let one slow upload hold up
 * everybody else.
 */
async function withWholeBody(request: Request): Promise<Request> {
  if (request.body === null) return request;
  const { url, method, headers, signal } = request;
  const bytes = await request.arrayBuffer();
  return new Request(url, { method, headers, signal, body: bytes.byteLength > 0 ? bytes : null });
}

/** PGlite reads what is copied from a device; `stdin` inside a quoted name is not meant. */
function fromBlob(statement: string): string {
  return statement.replace(/"(?:[^"]|"")*"|\bfrom\s+stdin\b/gi, (match) =>
    match.startsWith('"') ? match : "from '/dev/blob'",
  );
}

function notServed(pathname: string): Response {
  const message = `The embedded backend serves /rest/v1 and /auth/v1, not ${pathname}.`;
  return Response.json({ code: 'not_found', message }, { status: 404 });
}
