import type { Backend, KnownAccount } from '@ninefold/embedded';
import type { Configuration } from '@ninefold/data/client';

/** A starting point that was opened: its database, and what a browser has to know of it. */
export interface OpenedStart {
  /** The embedded backend; null if the database is elsewhere, or if there is none. */
  readonly backend: Backend | null;
  /** The data folder. */
  readonly data: string | null;
  readonly start: Configuration['start'];
  readonly accounts: readonly Readonly<KnownAccount>[];
  /** Returns the answer to `GET /config.json`, by the server's address. */
  readonly configuration: (origin: string) => Configuration;
  /** Closes the database and frees its folder. */
  close(): Promise<void>;
}
