import { createClient } from '@supabase/supabase-js';
import type { Failure } from '../errors/index.ts';
import { createCallLog } from './call-log.ts';
import type { DataClient, DataClientOptions, Refusal } from './data-client.ts';
import { isSecretKey } from './secret-key.ts';
import { watchedFetch } from './watched-fetch.ts';

/** Enough for the live log of a working hour, and nothing in memory. */
const loggedCalls = 500;

/** @throws {RangeError} where the address is none, or the key is a secret one. */
export function createDataClient(options: DataClientOptions): DataClient {
  if (!/^https?:$/.test(URL.parse(options.url)?.protocol ?? '')) {
    throw new RangeError(
      `"${options.url}" is not a project's address. It looks like https://abcd.supabase.co.`,
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
  const refusals = listeners<Refusal>();
  const failures = listeners<Failure>();
  const supabase = createClient(options.url, options.publishableKey, {
    global: {
      fetch: watchedFetch({
        url: options.url,
        publishableKey: options.publishableKey,
        fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
        log,
        logsPayloads: options.logsPayloads,
        refused: refusals.tell,
      }),
    },
    auth: {
      storage: options.storage,
      // It would take a list's filter on a column named `code` or `error` for an answer to a
      // sign-in. A screen that awaits such an answer reads its own address.
      detectSessionInUrl: false,
    },
  });

  return {
    url: options.url,
    publishableKey: options.publishableKey,
    schema: options.schema ?? 'public',
    supabase,
    calls: log,
    onRefusal: refusals.listen,
    onFailure: failures.listen,
    failed(error) {
      failures.tell(error.failure);
      return error;
    },
  };
}

function listeners<T>() {
  const all = new Set<(told: T) => void>();
  return {
    tell: (told: T): void => {
      for (const listener of all) listener(told);
    },
    listen: (listener: (told: T) => void): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
