import { App, InMemoryEmailDriver } from '@supabase/lite';
import { accountStatement } from './accounts.ts';
import { type Address, admit, readAddress } from './admit.ts';
import { AuthApi } from './auth-api.ts';
import type { Backend, BackendOptions, NewAccount } from './backend.ts';
import {
  asDatabaseError,
  openConnection,
  prepareDatabase,
  takeSnapshot,
} from '../postgres/index.ts';
import { withCrossOrigin } from './cross-origin.ts';
import { DataApi } from './data-api/index.ts';
import { newPublishableKey, randomSecret } from './keys.ts';
import { PasswordAttempts } from './password-attempts.ts';
import { RequestQueue } from './request-queue.ts';
import { StorageApi, storageSchemaSql } from './storage/index.ts';
import { rememberPostgres } from '../postgres/rewind/index.ts';

/** Default of `publishableKey`. */
const processPublishableKey = newPublishableKey();
const changesSchema = /^\s*(create|alter|drop|comment|grant|revoke|import|do)\b/i;

/**
 * Starts an embedded Postgres behind Supabase's protocols: Auth of @supabase/lite on PGlite, our own Storage,
 * which keeps files in the database, and our own Data API, because that of @supabase/lite converts values in JavaScript, flattens errors and grants
 * everything on every table. Requests are answered one at a time.
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const {
    schemas = ['public'],
    maxRows = 1000,
    publishableKey = processPublishableKey,
    jwtSecret = randomSecret(),
    passwordAttempts = new PasswordAttempts(),
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
  await driver.exec(storageSchemaSql);
  let exposed: readonly string[] = [...schemas];
  const keys = { publishableKey, secretKey, jwtSecret };
  const dataApi = new DataApi(driver, { schemas: () => exposed, maxRows, ...keys });
  const storage = new StorageApi(driver, keys);
  const auth = new AuthApi({ app, driver, keys, crossOrigin: options.crossOrigin });

  const queue = new RequestQueue();
  /** Another one after each statement that may have changed the schema. */
  let schemaVersion = Symbol();
  let closing: Promise<void> | undefined;

  /** Runs statements in turn. Throws a `DatabaseError` for an error of Postgres. */
  const run = <Result>(task: () => Promise<Result>) =>
    queue.run(async () => {
      try {
        return await task();
      } catch (error) {
        throw asDatabaseError(error);
      }
    });

  const noteSchemaChange = () => {
    dataApi.forgetSchema();
    schemaVersion = Symbol();
  };

  const backend: Backend = {
    publishableKey,
    get schemas() {
      return exposed;
    },
    exposeSchemas(schemas) {
      exposed = [...schemas];
    },
    async fetch(request) {
      const admitted = await admit(request, { keys, crossOrigin: options.crossOrigin });
      if (admitted instanceof Response) return admitted;
      const { api, path } = readAddress(admitted) as Address;
      if (api === 'auth') {
        const answer = () => queue.run(() => auth.fetch(admitted), request.signal);
        return passwordAttempts === null ? answer() : passwordAttempts.answer(admitted, answer);
      }
      const answering = api === 'data' ? dataApi : storage;
      const response = await queue.run(() => answering.fetch(admitted, path), request.signal);
      return options.crossOrigin ? withCrossOrigin(response) : response;
    },
    clientFetch: (input, init) => backend.fetch(new Request(input, init)),
    query: (sql, params = []) =>
      run(async () => {
        if (changesSchema.test(sql)) noteSchemaChange();
        const { rows, affectedRows = 0 } = await driver.query<never>(sql, [...params]);
        return { rows, affectedRows };
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
      await run(async () => {
        // A transaction that the caller has begun goes on.
        if (!account.withoutTriggers) return driver.query(sql, params);
        return driver.transaction(async (transaction) => {
          await transaction.exec('set local session_replication_role = replica');
          return transaction.query(sql, params);
        });
      });
      return { id };
    },
    snapshot: () => queue.run(() => takeSnapshot(driver, options.folder === undefined)),
    remember: () =>
      queue.run(async () => {
        if (options.folder !== undefined) {
          throw new Error('Only a backend that keeps its data in memory can be rewound.');
        }
        const rewind = await rememberPostgres(driver);
        const remembered = { schemaVersion, exposed };
        return () =>
          queue.run(async () => {
            if (!rewind()) return false;
            if (schemaVersion !== remembered.schemaVersion) dataApi.forgetSchema();
            ({ schemaVersion, exposed } = remembered);
            return true;
          });
      }),
    close: () => (closing ??= queue.run(() => connection.close())),
  };
  return backend;
}

/** Replaces `stdin` by the device that PGlite copies from, except in a quoted name. */
function fromBlob(statement: string): string {
  return statement.replace(/"(?:[^"]|"")*"|\bfrom\s+stdin\b/gi, (match) =>
    match.startsWith('"') ? match : "from '/dev/blob'",
  );
}
