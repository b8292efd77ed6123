import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { DataError, type DataClient } from '../client/index.ts';
import { personOf, type Person } from './person.ts';
import { joinTabs } from './tabs.ts';

export type SessionState =
  /** The stored session is being read. */
  | { readonly status: 'starting' }
  | { readonly status: 'signed in'; readonly person: Person }
  | {
      readonly status: 'signed out';
      /** `lost`: the session ended without the person's asking (expired, revoked, refused). */
      readonly reason: 'never' | 'asked' | 'lost';
      /** Of a session that was lost while it was used: whose it was. */
      readonly person?: Person;
    };

export interface Session {
  /** The same object until it changes: fit for `useSyncExternalStore`. */
  readonly state: () => SessionState;
  /** Calls `listener` after each change, of another tab too. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the stored session has been read. Never rejects. */
  readonly ready: Promise<void>;
  /** Resolves once no refused token is being renewed: then `state` is what counts. Never rejects. */
  readonly settled: () => Promise<void>;
  /** Renews a token that has run out, or finds that the session is lost. Never rejects. */
  readonly renew: () => Promise<void>;
  /** @throws {DataError} for wrong credentials, a rate limit, no connection. */
  readonly signIn: (credentials: { email: string; password: string }) => Promise<Person>;
  /** Signs this device out, without a connection too. Never rejects. */
  readonly signOut: () => Promise<void>;
  /** Ends listening; for tests and hot reload. */
  readonly close: () => void;
}

/** Who is signed in, as supabase-js keeps it: stored, refreshed and shared between tabs. */
export function createSession({ url, supabase: { auth }, onRefusal }: DataClient): Session {
  const listeners = new Set<() => void>();
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
  let state: SessionState = { status: 'starting' };
  let accessToken: string | undefined;
  let asked = false;
  let renewing: Promise<void> | undefined;

  function become(next: SessionState): void {
    if (isSame(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function becomeSignedOut(): void {
    const person = 'person' in state && !asked ? { person: state.person } : {};
    become({ status: 'signed out', reason: asked ? 'asked' : 'lost', ...person });
  }

  const tabs = joinTabs(url, () => {
    asked = true;
    // Which of the two news comes first is left to the browser.
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
   * The server refused the token though by this device's clock it holds: a new
   * one may be taken (the clock is wrong); where none is given, or it is
   * refused as well, the session is lost.
   */
  async function renewRefused(): Promise<void> {
    const refused = accessToken;
    const renewed = await auth.refreshSession();
    if (renewed.data.session !== null || accessToken !== refused) return;
    if (renewed.error?.name === 'AuthRetryableFetchError') return;
    await auth.signOut({ scope: 'local' });
  }

  const stopListening = onRefusal(() => {
    if (state.status !== 'signed in') return;
    renewing ??= renewRefused()
      // Without an answer the session stays, and the next refused token tries again.
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
      });
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    settled: () => renewing ?? Promise.resolve(),
    async renew() {
      await renewing;
      // It answers with an error where it can't, and does nothing while the token holds.
      const stored = await auth.getSession().catch(() => undefined);
      // The browser's data was cleared: the next request would go as a visitor's.
      const isGone = stored?.data.session === null && stored.error === null;
      if (isGone && state.status === 'signed in') becomeSignedOut();
    },
    async signIn(credentials) {
      const answer = await auth.signInWithPassword(credentials);
      if (answer.error) {
        const { error } = answer;
        // Whoever signs in at once loads none of what is said otherwise.
        const { classify } = await import('../errors/classify.ts');
        throw new DataError(classify({ error, status: error.status }), { cause: error });
      }
      return personOf(answer.data.user);
    },
    async signOut() {
      asked = true;
      tabs.tell();
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

function isSame(a: SessionState, b: SessionState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
