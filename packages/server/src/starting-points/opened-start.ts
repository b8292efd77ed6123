import type { Backend, KnownAccount } from '@ninefold/embedded';
import type { Configuration } from '@ninefold/data/client';

/** A starting point that was opened: its database, and what a browser has to know of it. */
export interface OpenedStart {
  /** The embedded backend; null where the database is elsewhere, or nowhere. */
  readonly backend: Backend | null;
  readonly data: string | null;
  readonly start: Configuration['start'];
  readonly accounts: readonly Readonly<KnownAccount>[];
  /** `GET /config.json`, given the address that the server turned out to have. */
  readonly configuration: (origin: string) => Configuration;
  /** Closes the database and frees its folder. */
  close(): Promise<void>;
}
