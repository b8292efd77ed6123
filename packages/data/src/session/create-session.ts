import type { AuthChangeEvent, Session as AuthSession } from '@supabase/auth-js';
import { createListeners, type DataClient, DataError } from '../client/index.ts';
import { classify, loadAllCodes } from '../errors/index.ts';
import { type Person, personOf } from './person.ts';
import { joinTabs } from './tabs.ts';

export type SessionState =
  /** The stored session is being read. */
  | { readonly status: 'starting' }
  | { readonly status: 'signed in'; readonly person: Person }
  | {
      readonly status: 'signed out';
      /** `lost`: the session ended without the person signing out (expired, revoked, rejected). */
      readonly reason: 'never' | 'asked' | 'lost';
      /** The person whose session was lost while it was used. */
      readonly person?: Person;
    };

export interface Session {
  /** The same object until it changes: fit for `useSyncExternalStore`. */
  readonly state: () => SessionState;
  /** Calls `listener` after each change, also one in another tab. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the stored session has been read. Never rejects. */
  readonly ready: Promise<void>;
  /** Resolves once no rejected token is being renewed: then `state` is certain. Never rejects. */
  readonly settled: () => Promise<void>;
  /** Renews an expired token, or finds that the session is lost. Never rejects. */
  readonly renew: () => Promise<void>;
  /** @throws {DataError} for wrong credentials, a rate limit, no connection. */
  readonly signIn: (credentials: { email: string; password: string }) => Promise<Person>;
  /** Signs this device out, even without a connection. Never rejects. */
  readonly signOut: () => Promise<void>;
  /** Stops listening; for tests and hot reload. */
  readonly close: () => void;
}

/** Creates the session of the signed-in person, which supabase-js stores, refreshes and shares between tabs. */
export function createSession({ url, supabase: { auth }, onTokenRejection }: DataClient): Session {
  const listeners = createListeners();
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
  let state: SessionState = { status: 'starting' };
  let accessToken: string | undefined;
  let asked = false;
  let renewing: Promise<void> | undefined;

  function become(next: SessionState): void {
    if (JSON.stringify(state) === JSON.stringify(next)) return;
    state = next;
    listeners.notify();
  }

  function becomeSignedOut(): void {
    const person = 'person' in state && !asked ? { person: state.person } : {};
    become({ status: 'signed out', reason: asked ? 'asked' : 'lost', ...person });
  }

  const tabs = joinTabs(url, () => {
    asked = true;
    // The browser may deliver the two messages in either order.
    if (state.status === 'signed out' && state.reason === 'lost') becomeSignedOut();
  });

  // Supabase's own client must not be called from within this callback: it may wait for itself.
  const { data } = auth.onAuthStateChange((event: AuthChangeEvent, session: AuthSession | null) => {
    accessToken = session?.access_token;
    if (session !== null) {
      asked = false;
      become({ status: 'signed in', person: personOf(session.user) });
    } else if (event === 'SIGNED_OUT') {
      becomeSignedOut();
    } else if (state.status === 'starting') {
      become({ status: 'signed out', reason: 'never' });
    }
    if (event === 'INITIAL_SESSION') becomeReady();
  });

  /**
   * Renews a token that the server rejected although it is valid by this device's clock: the server may
   * accept a new one (the clock is wrong). Where there is none, or it is rejected as well, the session is
   * lost.
   */
  async function renewRefused(): Promise<void> {
    const rejected = accessToken;
    const renewed = await auth.refreshSession();
    if (renewed.data.session !== null || accessToken !== rejected) return;
    if (renewed.error?.name === 'AuthRetryableFetchError') return;
    await auth.signOut({ scope: 'local' });
  }

  const stopListening = onTokenRejection(() => {
    if (state.status !== 'signed in') return;
    renewing ??= renewRefused()
      // Without an answer the session stays, and the next rejected token tries again.
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
      });
  });

  return {
    state: () => state,
    subscribe: listeners.add,
    ready,
    settled: () => renewing ?? Promise.resolve(),
    async renew() {
      await renewing;
      // It returns an error where it can't, and does nothing while the token is valid.
      const stored = await auth.getSession().catch(() => undefined);
      // The browser's data was cleared: the next request would go as a visitor's.
      const isGone = stored?.data.session === null && stored.error === null;
      if (isGone && state.status === 'signed in') becomeSignedOut();
    },
    async signIn(credentials) {
      const answer = await auth.signInWithPassword(credentials);
      if (answer.error) {
        const { error } = answer;
        const failure = classify({ error, status: error.status }, {}, await loadAllCodes());
        throw new DataError(failure, { cause: error });
      }
      return personOf(answer.data.user);
    },
    async signOut() {
      asked = true;
      tabs.announce();
      await auth.signOut({ scope: 'local' });
    },
    close() {
      data.subscription.unsubscribe();
      stopListening();
      tabs.close();
      // Or it would go on to refresh the access token every half minute.
      void auth.dispose();
    },
  };
}
