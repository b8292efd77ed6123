import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from '@supabase/realtime-js';
import type { DataClient } from '../client/index.ts';

export interface FollowTableOptions {
  readonly schema: string;
  readonly table: string;
  /** Called when rows have changed, and when changes may have been missed. */
  readonly onChange: () => void;
  /** Called with whether changes arrive. */
  readonly onLiveChange: (isLive: boolean) => void;
}

/** A server that has never answered after so many attempts has no Realtime. */
const mostAttempts = 3;

/** Waits longer from attempt to attempt, in milliseconds. */
const waits = [1_000, 2_000, 5_000, 10_000];

/**
 * Subscribes to the changes of a table as the signed-in person. An event says only that something has
 * changed: what the person may see of it, the Data API answers. Never throws: without Realtime nothing is live.
 *
 * @returns A function that ends the subscription.
 */
export function followTable(
  client: Pick<DataClient, 'url' | 'publishableKey' | 'accessToken'>,
  { schema, table, onChange, onLiveChange }: FollowTableOptions,
): () => void {
  let isLive = false;
  let wasLive = false;
  let attempts = 0;
  let isEnded = false;

  function become(live: boolean): void {
    if (isEnded || live === isLive) return;
    isLive = live;
    onLiveChange(live);
    wasLive ||= live;
    // No event tells what has changed before.
    if (live) onChange();
  }

  const socket = new RealtimeClient(`${client.url.replace(/\/+$/, '')}/realtime/v1`, {
    params: { apikey: client.publishableKey },
    accessToken: async () => (await client.accessToken()) ?? client.publishableKey,
    reconnectAfterMs(tries) {
      attempts += 1;
      // Afterwards: it is about to set the timer of the next attempt.
      if (!wasLive && attempts >= mostAttempts) setTimeout(end);
      return waits[tries - 1] ?? 10_000;
    },
  });
  const channel = socket
    .channel(`ninefold:${schema}.${table}`)
    .on('postgres_changes', { event: '*', schema, table }, () => {
      if (!isEnded) onChange();
    })
    // The channel is joined before the server has found out whether it can send the changes.
    .on('system', {}, ({ extension, status }: SystemMessage) => {
      if (extension === 'postgres_changes') become(status === 'ok');
    });

  async function subscribe(): Promise<void> {
    // Without its token the person would join as a visitor.
    await socket.setAuth();
    if (isEnded) return;
    channel.subscribe((status) => {
      if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) become(false);
    });
  }
  // Without web sockets, nothing is live.
  subscribe().catch(() => undefined);

  function end(): void {
    isEnded = true;
    void channel.unsubscribe().catch(() => undefined);
    void socket.disconnect();
  }
  return end;
}

interface SystemMessage {
  readonly extension?: string;
  readonly status?: string;
}
