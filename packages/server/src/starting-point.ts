import type { Backend } from '@ninefold/embedded';
import type { Configuration } from '@ninefold/data/client';

/** Somebody who can sign in to see what the application does. */
export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** What the server serves besides the application itself. */
export interface Served {
  /** The embedded backend; null where the database is elsewhere, or nowhere. */
  readonly backend: Backend | null;
  readonly data: string | null;
  readonly start: Configuration['start'];
  readonly accounts: readonly DemonstrationAccount[];
  /** `GET /config.json`, given the address that the server turned out to have. */
  readonly configuration: (origin: string) => Configuration;
  /** Closes the database and frees its folder. */
  close(): Promise<void>;
}
