import type { SupabaseClient, SupportedStorage } from '@supabase/supabase-js';
import type { Failure } from '../errors/index.ts';
import type { CallLog } from './call-log.ts';
import type { DataError } from './data-error.ts';

export interface DataClientOptions {
  /** The project's address: `https://….supabase.co`. */
  readonly url: string;
  /** `sb_publishable_…`, or the older anon key. A secret key is refused. */
  readonly publishableKey: string;
  /** The exposed schema that has the function `ninefold_specification`; `public` when left out. */
  readonly schema?: string;
  /** What sends the requests; the embedded backend's own in tests. */
  readonly fetch?: typeof fetch;
  /** Whether the log keeps what is sent; for development, as a body may hold anything. */
  readonly logsPayloads?: boolean;
  /** Where the session is kept; `localStorage` in a browser, else memory. */
  readonly storage?: SupportedStorage;
}

/** The server refused the token of a signed-in person. */
export interface Refusal {
  /** The code in the body: `PGRST301`, `PGRST303`. */
  readonly code: string;
}

/** supabase-js, with every request logged and every refused token told. */
export interface DataClient {
  readonly url: string;
  readonly publishableKey: string;
  /** The schema in which the function `ninefold_specification` is looked for first. */
  readonly schema: string;
  readonly supabase: SupabaseClient;
  readonly calls: CallLog;
  /** Calls `listener` when the server refuses the session's token. Gives the way to stop. */
  readonly onRefusal: (listener: (refusal: Refusal) => void) => () => void;
  /** Calls `listener` with every failure of a request for records. Gives the way to stop. */
  readonly onFailure: (listener: (failure: Failure) => void) => () => void;
  /** Tells of a failure, and gives it back to be thrown; for this package's own requests. */
  readonly failed: (error: DataError) => DataError;
}
