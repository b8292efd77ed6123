import type { AuthChangeEvent, GoTrueClient, Session as AuthSession } from '@supabase/auth-js';
import { createListeners, type DataClient, DataError, projectPath } from '../client/index.ts';
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

export interface SessionOptions {
  /** A valid stored session is used until it resolves, and auth-js is loaded then; at once where left out. */
  readonly firstScreen?: Promise<unknown>;
}

/** Ends auth-js once it has begun, or it would go on to refresh the access token every half minute. */
async function end(loaded: GoTrueClient): Promise<void> {
  await loaded.initialize();
  await loaded.dispose();
}

/** Creates the session of the signed-in person, which supabase-js stores, refreshes and shares between tabs. */
export function createSession(client: DataClient, { firstScreen }: SessionOptions = {}): Session {
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

  let following: Promise<GoTrueClient> | undefined;
  let isClosed = false;

  const tabs = joinTabs(client.url, {
    onSignOut() {
      asked = true;
      // The browser may deliver the two messages in either order.
      if (state.status === 'signed out' && state.reason === 'lost') becomeSignedOut();
      else void read();
    },
    onChange: () => void read(),
  });

  /** Reads who is signed in now. Without a connection, an expired session stays. */
  async function read(): Promise<void> {
    if (isClosed) return;
    const stored = await client.storedSession();
    // It returns an error where it can't renew the session.
    const answer =
      stored === undefined
        ? await auth()
            .then((loaded) => loaded.getSession())
            .catch(() => undefined)
        : { data: { session: stored }, error: null };
    if (answer === undefined || answer.error !== null || isClosed) return;
    const { session } = answer.data;
    if (session !== null) follow('TOKEN_REFRESHED', session);
    else if (state.status === 'signed in') becomeSignedOut();
  }

  // Supabase's own client must not be called from within this callback: it may wait for itself.
  function follow(event: AuthChangeEvent, session: AuthSession | null): void {
    accessToken = session?.access_token;
    if (session !== null) {
      asked = false;
      become({ status: 'signed in', person: personOf(session) });
    } else if (event === 'SIGNED_OUT' || state.status === 'signed in') {
      // Also where it was stored, and is gone by the time that auth-js reads it.
      becomeSignedOut();
    } else if (state.status === 'starting') {
      become({ status: 'signed out', reason: 'never' });
    }
    if (event === 'INITIAL_SESSION') becomeReady();
  }

  /** Loads auth-js, and follows what it tells from then on. */
  function auth(): Promise<GoTrueClient> {
    following ??= client.auth().then((loaded) => {
      if (isClosed) void end(loaded);
      else loaded.onAuthStateChange(follow);
      return loaded;
    });
    following.catch(() => {
      following = undefined;
    });
    return following;
  }

  /** Begins with the stored session where it holds: auth-js comes when the first screen has been shown. */
  async function start(): Promise<void> {
    const stored = await client.storedSession();
    if (stored !== undefined && state.status === 'starting') {
      follow('INITIAL_SESSION', stored);
      await firstScreen;
    }
    await auth();
  }
  // Without a connection, a person can't be distinguished from a visitor.
  start().catch(becomeReady);

  /** Ends the session on the server. Without a connection, it ends by itself. */
  function endOnServer(token: string): void {
    const address = projectPath(client.url, '/auth/v1/logout?scope=local');
    // The page may be left before the answer.
    const init = { method: 'POST', keepalive: true, headers: { authorization: `Bearer ${token}` } };
    client
      .fetchBy()(address, init)
      .catch(() => undefined);
  }

  /**
   * Renews a token that the server rejected although it is valid by this device's clock: the server may
   * accept a new one (the clock is wrong). Where there is none, or it is rejected as well, the session is
   * lost.
   */
  async function renewRefused(): Promise<void> {
    const rejected = accessToken;
    const loaded = await auth();
    const renewed = await loaded.refreshSession();
    if (renewed.data.session !== null || accessToken !== rejected) return;
    if (renewed.error?.name === 'AuthRetryableFetchError') return;
    await loaded.signOut({ scope: 'local' });
  }

  const stopListening = client.onTokenRejection(() => {
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
      // The browser's data may have been cleared: the next request would go as a visitor's.
      await read();
    },
    async signIn(credentials) {
      const answer = await (await auth()).signInWithPassword(credentials);
      if (answer.error) {
        const { error } = answer;
        const failure = classify({ error, status: error.status }, {}, await loadAllCodes());
        throw new DataError(failure, { cause: error });
      }
      return personOf(answer.data.session);
    },
    async signOut() {
      asked = true;
      const token = accessToken;
      // On the device first: neither this tab nor another waits for the server.
      await client.forgetSession();
      tabs.announce();
      becomeSignedOut();
      if (token !== undefined) endOnServer(token);
      // Stops renewing the token.
      const loaded = await auth().catch(() => undefined);
      await loaded?.signOut({ scope: 'local' });
    },
    close() {
      isClosed = true;
      stopListening();
      tabs.close();
      void following?.then(end);
    },
  };
}
