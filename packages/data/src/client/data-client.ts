import type { GoTrueClient, Session, SupportedStorage } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Failure } from '../errors/index.ts';
import type { BoundPerson, DataIdentity } from './bound-person.ts';
import type { CallLog } from './call-log.ts';
import type { DataError } from './data-error.ts';

export interface DataClientOptions {
  /** The project's address: `https://….supabase.co`. */
  readonly url: string;
  /** `sb_publishable_…`, or the older anon key. A secret key is rejected. */
  readonly publishableKey: string;
  /** The exposed schema that has the function `ninefold_specification`; `public` when left out. */
  readonly schema?: string;
  /** Sends the requests; the embedded backend's own in tests. */
  readonly fetch?: typeof fetch;
  /** Whether the log keeps headers and bodies; for development, as a body may hold anything. */
  readonly logsPayloads?: boolean;
  /** Keeps the session. The default is `localStorage` in a browser, else memory. */
  readonly storage?: SupportedStorage;
}

/** The server's rejection of a signed-in person's token. */
export interface TokenRejection {
  /** The code in the body: `PGRST301`, `PGRST303`. */
  readonly code: string;
}

/**
 * The parts of supabase-js that every session needs, with every request logged and every rejected token
 * reported. Others weigh 24 kB more: import them where a screen needs them, such as `@supabase/storage-js`.
 */
export interface DataClient {
  readonly url: string;
  readonly publishableKey: string;
  /** The schema in which to look for the function `ninefold_specification` first. */
  readonly schema: string;
  readonly supabase: PostgrestClient;
  /**
   * Returns the same client for the screens of one person. It sends nothing in another name: a request fails before
   * it leaves, as `signed out`, once someone else is signed in, in this tab or another, or nobody is.
   */
  readonly boundTo: (person: BoundPerson) => DataClient;
  /** Returns whose the answers are, for the keys of what is kept of them. */
  readonly identity: () => DataIdentity;
  /** Loads auth-js, which the first rows need not wait for. Rejects without a connection. */
  readonly auth: () => Promise<GoTrueClient>;
  /** See `storedSession`. */
  readonly storedSession: () => Promise<Session | null | undefined>;
  /** Signs this device out where auth-js can't be loaded. */
  readonly forgetSession: () => Promise<void>;
  /**
   * Returns a `fetch` that sends the key and the token of the person, and is logged. For what supabase-js
   * doesn't do, such as showing the progress of an upload.
   *
   * @param send Sends the requests in place of the client's own `fetch`.
   */
  readonly fetchBy: (send?: typeof fetch) => typeof fetch;
  /** The token of the signed-in person; undefined for a visitor. */
  readonly accessToken: () => Promise<string | undefined>;
  readonly calls: CallLog;
  /** Calls `listener` when the server rejects the session's token. Returns a function that stops it. */
  readonly onTokenRejection: (listener: (rejection: TokenRejection) => void) => () => void;
  /** Calls `listener` with every failure of a request for records. Returns a function that stops it. */
  readonly onFailure: (listener: (failure: Failure) => void) => () => void;
  /** Reports a failure to the listeners and returns it to be thrown; for this package's own requests. */
  readonly report: (error: DataError) => DataError;
}
