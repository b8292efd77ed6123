import type { ConnectionOptions } from '../postgres/index.ts';
import type { PasswordAttempts } from './password-attempts.ts';

/** Options of a backend: where its data is, what it exposes and who may call it. */
export interface BackendOptions extends ConnectionOptions {
  /** Schemas that the Data API exposes, the default one first. Default: `['public']`. */
  schemas?: readonly string[];
  /** Maximum number of rows in an answer. Default: 1000, as on hosted Supabase. */
  maxRows?: number;
  /** The `apikey` that browsers send. Default: random, and the same for the whole process. */
  publishableKey?: string;
  /** Signs access tokens (HS256), at least 32 characters. Default: random. */
  jwtSecret?: string;
  /** Whether anyone may create an account through `/auth/v1/signup`. Default: false. */
  signUp?: boolean;
  /**
   * Whether pages of other origins may call it. Default: false, because a page that a person happens to
   * visit must not reach what runs on their machine.
   */
  crossOrigin?: boolean;
  /** Slows guesses of passwords. Default: one of its own. null: not here, because the caller does it. */
  passwordAttempts?: PasswordAttempts | null;
}

/** An account to create. */
export interface NewAccount {
  email: string;
  password: string;
  /** Everybody may know the password, as in an example: checking it takes no time. Default: false. */
  isPasswordPublic?: boolean;
  /** A UUID. Default: random. */
  id?: string;
  /** Read by policies with `auth.jwt() -> 'app_metadata'`. A person can't change it. */
  appMetadata?: Record<string, unknown>;
  /** Data that the person may change, such as a name or a picture. */
  userMetadata?: Record<string, unknown>;
  /** Creates it without the triggers on accounts. Default: false. */
  withoutTriggers?: boolean;
}

/** Result of a statement. Numbers and timestamps are as in JSON; composite values are text. */
export interface QueryResult<Row> {
  rows: Row[];
  /** Number of rows inserted, updated or deleted. */
  affectedRows: number;
}

/** Restores a saved state of a backend; false if that isn't possible. */
export type Rewind = () => Promise<boolean>;

/**
 * One embedded Postgres behind Supabase's protocols: the Data API (`/rest/v1`), Auth (`/auth/v1`) and
 * Storage (`/storage/v1`). There is one connection to the database, so that every call waits for those before it.
 */
export interface Backend {
  /** For `createClient(url, publishableKey)`. With `clientFetch`, any URL does. */
  readonly publishableKey: string;
  /** The schemas that the Data API exposes, the default one first. */
  readonly schemas: readonly string[];
  /** Changes the exposed schemas from the next request on. */
  exposeSchemas(schemas: readonly string[]): void;
  /**
   * Answers a request to `/rest/v1/*`, `/auth/v1/*` or `/storage/v1/*` of any host; 404 for any other path.
   * Fits supabase-js: `createClient(url, key, { global: { fetch: backend.clientFetch } })`.
   */
  fetch(request: Request): Promise<Response>;
  /** `fetch` with the signature of the global one, for supabase-js's `global.fetch`. */
  readonly clientFetch: typeof globalThis.fetch;
  /** Runs one statement as the superuser, with `$1`-parameters. Throws a `DatabaseError`. */
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
  /** Runs any number of statements as the superuser; the Data API sees what they changed. */
  exec(sql: string): Promise<void>;
  /**
   * Runs `COPY … FROM stdin` with rows in the format that the statement names.
   *
   * @returns the number of rows.
   */
  copyFrom(statement: string, rows: Blob): Promise<number>;
  /** Creates a confirmed account, which can sign in with its password. */
  createAccount(account: NewAccount): Promise<{ id: string }>;
  /** Returns all data as a gzipped tar of the data folder, for `BackendOptions.snapshot`. */
  snapshot(): Promise<Blob>;
  /**
   * Saves the current state. Throws if the data is in a folder.
   *
   * @returns a function that restores it, definitions and sequences included, in tens of milliseconds. It
   * returns false and changes nothing if an extension was loaded since.
   */
  remember(): Promise<Rewind>;
  /** Waits for calls in progress and closes the database. A second call does nothing. */
  close(): Promise<void>;
}
