import { createDataClient } from '../src/client/index.ts';
import type { RecordSource } from '../src/records/source.ts';
import type { TestDatabase } from './open-database.ts';

/** What happens to one request. */
export type Fault = (send: () => Promise<Response>) => Promise<Response>;

export const dropped: Fault = () => Promise.reject(new TypeError('fetch failed'));
export const answerDropped: Fault = async (send) => {
  await send();
  throw new TypeError('fetch failed');
};
/** A proxy gives up. Unlike after a lost connection, supabase-js does not repeat a read then. */
export const badGateway: Fault = async () => new Response('<html>', { status: 502 });

export interface FaultySource {
  readonly source: RecordSource;
  /** Forgets what was sent. The given faults meet the next requests, one each. */
  readonly fail: (faults: readonly Fault[]) => void;
  /** Returns the method of each request since. */
  readonly sent: () => readonly string[];
}

/** Reads and writes the records of a test's database over a connection with faults. */
export function faultySource({ source, fetch: answer }: TestDatabase): FaultySource {
  let faults: Fault[] = [];
  let sent: string[] = [];
  return {
    source: {
      ...source,
      client: createDataClient({
        url: source.client.url,
        publishableKey: source.client.publishableKey,
        fetch(input, init) {
          sent.push(init?.method ?? 'GET');
          const send = () => answer(input, init);
          return faults.shift()?.(send) ?? send();
        },
      }),
    },
    fail(next) {
      sent = [];
      faults = [...next];
    },
    sent: () => sent,
  };
}
