import type { ExtensionName } from './extensions.ts';

/** Where a backend keeps its data, what it serves and who may call it. */
export interface BackendOptions {
  /**
   * Absolute path of the folder that PGlite keeps its files in (Node only). It is made when it is
   * not there. Nothing else may have it open: take the lock of `openDataFolder` first. PGlite runs
   * without fsync: a killed process loses nothing acknowledged, a power cut may.
   * Left out, the data lives in memory and is gone after `close`.
   */
  folder?: string;
  /** What `Backend.snapshot` gave: the data to begin with. A `folder` beside it must be new. */
  snapshot?: Blob;
  /** Schemas that the Data API exposes, the default one first. `['public']` when left out. */
  schemas?: readonly string[];
  /** Most rows in one answer, 1000 when left out, as on hosted Supabase. */
  maxRows?: number;
  /** The `apikey` that browsers send. The default is random, and the same for the whole process. */
  publishableKey?: string;
  /** Signs access tokens (HS256), at least 32 characters. A random one when left out. */
  jwtSecret?: string;
  /** Whether anybody may make an account through `/auth/v1/signup`. Nobody when left out. */
  signUp?: boolean;
  /**
   * Whether a page of any other address may call it. Not when left out: a page that a person
   * happens to visit must not reach what runs on their machine.
   */
  crossOrigin?: boolean;
  /** Extensions that `create extension` finds; all when left out. Fewer load faster in a browser. */
  extensions?: readonly ExtensionName[];
}

/** Somebody who can sign in. */
export interface NewAccount {
  email: string;
  password: string;
  /** A UUID. A random one when left out. */
  id?: string;
  /** What policies read with `auth.jwt() -> 'app_metadata'`. A person cannot change it. */
  appMetadata?: Record<string, unknown>;
  /** What the person may change: a name, a picture. */
  userMetadata?: Record<string, unknown>;
}

/** What a statement answered. */
export interface QueryResult<Row> {
  rows: Row[];
  /** Rows inserted, changed or removed. */
  affectedRows: number;
}

/**
 * One embedded Postgres behind Supabase's protocols: the Data API (`/rest/v1`) and Auth
 * (`/auth/v1`). Every call waits for those before it: there is one connection to the database.
 */
export interface Backend {
  /** What `createClient(url, publishableKey)` needs; the URL is any, when `fetch` is ours. */
  readonly publishableKey: string;
  /** The schemas that the Data API exposes, the default one first. */
  readonly schemas: readonly string[];
  /** Exposes other schemas than it was begun with, from the next request on. */
  exposeSchemas(schemas: readonly string[]): void;
  /**
   * Answers a request to `/rest/v1/*` or `/auth/v1/*`, whatever its host; 404 for any other path.
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
  /** `COPY … FROM stdin` with rows in the format that the statement names, as bytes or text. */
  copyFrom(statement: string, rows: Blob): Promise<number>;
  /** Makes an account that is confirmed and can sign in with its password. Gives its id. */
  createAccount(account: NewAccount): Promise<{ id: string }>;
  /** Everything it holds, as a gzipped tar of the data folder, for `BackendOptions.snapshot`. */
  snapshot(): Promise<Blob>;
  /**
   * Remembers all that it holds as it is now, for `rewind`. Only in memory: throws with a folder.
   */
  remember(): Promise<void>;
  /**
   * Puts everything back to what was remembered, definitions and sequences too, in tens of
   * milliseconds. False, and nothing is changed, where nothing was remembered, or where it cannot be
   * done because an extension was loaded since.
   */
  rewind(): Promise<boolean>;
  /** Waits for what is under way and closes the database. A second call does nothing. */
  close(): Promise<void>;
}
