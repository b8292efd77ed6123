import type { GoTrueClient, Session } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Failure } from '../errors/index.ts';
import { type BoundPerson, dataIdentity, sessionOf, type ViewedAs } from './bound-person.ts';
import { createCallLog } from './call-log.ts';
import type { DataClient, DataClientOptions, TokenRejection } from './data-client.ts';
import { createListeners } from './listeners.ts';
import { isSecretKey, projectPath } from './project.ts';
import { forgetSession, storedSession } from './stored-session.ts';
import { watchedFetch } from './watched-fetch.ts';

/** Enough for the live log of a working hour, and little memory. */
const loggedCalls = 500;

/** @throws {RangeError} where the address is not a URL, or the key is a secret one. */
export function createDataClient(options: DataClientOptions): DataClient {
  if (!/^https?:$/.test(URL.parse(options.url)?.protocol ?? '')) {
    throw new RangeError(
      `"${options.url}" is not a project's address. Enter something like https://abcd.supabase.co.`,
    );
  }
  if (options.publishableKey === '') {
    throw new RangeError("The publishable key is missing. The project's settings show it.");
  }
  if (isSecretKey(options.publishableKey)) {
    throw new RangeError(
      'This is a secret key: with it, everyone could read and change everything. Give the publishable key.',
    );
  }

  const log = createCallLog(loggedCalls);
  const tokenRejections = createListeners<[TokenRejection]>();
  const failures = createListeners<[Failure]>();
  const own = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const watched = (send: typeof fetch) =>
    watchedFetch({
      url: options.url,
      publishableKey: options.publishableKey,
      fetch: send,
      log,
      logsPayloads: options.logsPayloads,
      onTokenRejection: tokenRejections.notify,
    });
  const { session, ...later } = createAuthLater(options, watched(own));

  const clientFor = (person?: BoundPerson): DataClient => {
    const accessToken = async () => {
      const signedIn = await session();
      return (person === undefined ? signedIn : sessionOf(person, signedIn))?.access_token;
    };
    const fetchBy = (send = own) => {
      const sent = watched(untilSomeoneElse(send, person));
      const { viewing } = person ?? {};
      const seen = viewing === undefined ? sent : viewingLater(viewing, options.url, sent);
      return asPerson(options, seen, accessToken);
    };
    return {
      ...later,
      url: options.url,
      publishableKey: options.publishableKey,
      schema: options.schema ?? 'public',
      supabase: new PostgrestClient(projectPath(options.url, '/rest/v1'), {
        fetch: fetchBy(),
      }),
      boundTo: clientFor,
      identity: () => dataIdentity(options.url, person),
      accessToken,
      fetchBy,
      calls: log,
      onTokenRejection: tokenRejections.add,
      onFailure: failures.add,
      report(error) {
        failures.notify(error.failure);
        return error;
      },
    };
  };
  return clientFor();
}

/** The stored token is sent as long as it holds; auth-js is loaded to renew it, or where the session needs it. */
function createAuthLater(options: DataClientOptions, send: typeof fetch) {
  let loading: Promise<GoTrueClient> | undefined;
  const auth = async (): Promise<GoTrueClient> => {
    loading ??= import('./create-auth.ts').then(({ createAuth }) => createAuth(options, send));
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const stored = () => storedSession(options.url, options.storage);
  return {
    auth,
    storedSession: stored,
    forgetSession: () => forgetSession(options.url, options.storage),
    /** Returns the session as it is now, in this tab and all others. */
    session: async (): Promise<Session | null> => {
      const valid = loading === undefined ? await stored() : undefined;
      if (valid !== undefined) return valid;
      const { data, error } = await (await auth()).getSession();
      // Without a connection it is not known who would be signed in.
      if (error?.name === 'AuthRetryableFetchError') throw error;
      return data.session;
    },
  };
}

/** Returns `fetch` whose reads end with the screens that they are for. The outcome of a write would be unknown. */
function untilSomeoneElse(send: typeof fetch, person: BoundPerson | undefined): typeof fetch {
  if (person === undefined) return send;
  return (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET' && method !== 'HEAD') return send(input, init);
    const signals = [init?.signal ?? [], person.signal].flat();
    return send(input, { ...init, signal: AbortSignal.any(signals) });
  };
}

/** Few people view as somebody else: what it takes is loaded then. */
function viewingLater(viewing: ViewedAs, url: string, send: typeof fetch): typeof fetch {
  let loading: Promise<typeof fetch> | undefined;
  return async (input, init) => {
    loading ??= import('./viewing-fetch.ts').then(({ viewingFetch }) =>
      viewingFetch(viewing, url, send),
    );
    return (await loading)(input, init);
  };
}

/** Returns `fetch` with the key and the token of the person. */
function asPerson(
  { publishableKey }: DataClientOptions,
  send: typeof fetch,
  accessToken: DataClient['accessToken'],
): typeof fetch {
  return async (input, init) => {
    const token = await accessToken();
    const headers = new Headers(init?.headers);
    headers.set('apikey', publishableKey);
    if (!headers.has('authorization')) {
      headers.set('authorization', `Bearer ${token ?? publishableKey}`);
    }
    return send(input, { ...init, headers });
  };
}
