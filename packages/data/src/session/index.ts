/** Who is signed in. */
import type { DataClient } from '../client/index.ts';

export interface Person {
  readonly id: string;
  /** '' for a person without one. */
  readonly email: string;
  /** `app_metadata.role`: a role of the product's own, where the team sets one. */
  readonly role?: string;
  /** The database role that requests run as: `authenticated`. */
  readonly databaseRole: string;
}

export type SessionState =
  /** The stored session is being read. */
  | { readonly status: 'starting' }
  | { readonly status: 'signed in'; readonly person: Person }
  | {
      readonly status: 'signed out';
      /** `lost`: the session ended without the person's asking (expired, revoked, refused). */
      readonly reason: 'never' | 'asked' | 'lost';
    };

export interface Session {
  /** The same object until it changes: fit for `useSyncExternalStore`. */
  readonly state: () => SessionState;
  /** Calls `listener` after each change, of another tab too. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the stored session has been read. Never rejects. */
  readonly ready: Promise<void>;
  /** @throws {DataError} for wrong credentials, a rate limit, no connection. */
  readonly signIn: (credentials: { email: string; password: string }) => Promise<Person>;
  /** Signs this device out, without a connection too. Never rejects. */
  readonly signOut: () => Promise<void>;
  /** Ends listening; for tests and hot reload. */
  readonly close: () => void;
}

export declare function createSession(client: DataClient): Session;
