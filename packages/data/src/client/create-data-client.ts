import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Failure } from '../errors/index.ts';
import { createCallLog } from './call-log.ts';
import type { DataClient, DataClientOptions, Supabase, TokenRejection } from './data-client.ts';
import { createListeners } from './listeners.ts';
import { isSecretKey } from './project.ts';
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
  const send = watchedFetch({
    url: options.url,
    publishableKey: options.publishableKey,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    log,
    logsPayloads: options.logsPayloads,
    onTokenRejection: tokenRejections.notify,
  });

  return {
    url: options.url,
    publishableKey: options.publishableKey,
    schema: options.schema ?? 'public',
    supabase: createSupabase(options, send),
    calls: log,
    onTokenRejection: tokenRejections.add,
    onFailure: failures.add,
    report(error) {
      failures.notify(error.failure);
      return error;
    },
  };
}

/** Composes supabase-js of its parts, as its `createClient` does. */
function createSupabase(
  { url, publishableKey, storage }: DataClientOptions,
  send: typeof fetch,
): Supabase {
  const base = url.replace(/\/*$/, '/');
  const auth = new AuthClient({
    url: `${base}auth/v1`,
    // Capitalised as auth-js does it, which puts a person’s token in its place.
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    storage,
    // It would take a list's filter on a column named `code` or `error` for an answer to a
    // sign-in. A screen that awaits such an answer reads its own address.
    detectSessionInUrl: false,
    fetch: send,
  });
  const rest = new PostgrestClient(`${base}rest/v1`, {
    async fetch(input, init) {
      const { data } = await auth.getSession();
      const headers = new Headers(init?.headers);
      headers.set('apikey', publishableKey);
      if (!headers.has('authorization')) {
        headers.set('authorization', `Bearer ${data.session?.access_token ?? publishableKey}`);
      }
      return send(input, { ...init, headers });
    },
  });
  return Object.assign(rest, { auth });
}
