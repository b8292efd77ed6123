import { RealtimeClient } from '@supabase/realtime-js';
import { type DataClient, projectPath } from '../client/index.ts';

export type RealtimeSource = Pick<DataClient, 'url' | 'publishableKey' | 'accessToken'>;

/** A server that has never answered after so many attempts has no Realtime. */
const mostAttempts = 3;

/** Waits longer from attempt to attempt, in milliseconds. */
const waits = [1_000, 2_000, 5_000, 10_000];

/**
 * Returns a connection to Realtime in the name of the signed-in person.
 *
 * @param onGiveUp Called when the server has never answered.
 * @param hasAnswered Whether it has.
 */
export function openSocket(
  client: RealtimeSource,
  onGiveUp: () => void,
  hasAnswered: () => boolean,
): RealtimeClient {
  let attempts = 0;
  return new RealtimeClient(projectPath(client.url, '/realtime/v1'), {
    params: { apikey: client.publishableKey },
    accessToken: async () => (await client.accessToken()) ?? client.publishableKey,
    reconnectAfterMs(tries) {
      attempts += 1;
      // Afterwards: it is about to set the timer of the next attempt.
      if (!hasAnswered() && attempts >= mostAttempts) setTimeout(onGiveUp);
      return waits[tries - 1] ?? 10_000;
    },
  });
}
