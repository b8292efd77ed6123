import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import type { DataClientOptions } from './data-client.ts';
import { projectPath } from './project.ts';
import { sessionKeyOf } from './stored-session.ts';

/** Creates the part of supabase-js that signs in and out, and renews tokens. */
export function createAuth(
  { url, publishableKey, storage }: DataClientOptions,
  send: typeof fetch,
): GoTrueClient {
  return new AuthClient({
    url: projectPath(url, '/auth/v1'),
    // Capitalised as auth-js does it, which puts a person’s token in its place.
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: sessionKeyOf(url),
    storage,
    // It would take a list's filter on a column named `code` or `error` for an answer to a
    // sign-in. A screen that awaits such an answer reads its own address.
    detectSessionInUrl: false,
    fetch: send,
  });
}
