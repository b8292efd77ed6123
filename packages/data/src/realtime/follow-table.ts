import { REALTIME_SUBSCRIBE_STATES } from '@supabase/realtime-js';
import { openSocket, type RealtimeSource } from './open-socket.ts';

export interface FollowTableOptions {
  readonly schema: string;
  readonly table: string;
  /** Called when rows have changed, and when changes may have been missed. */
  readonly onChange: () => void;
  /** Called with whether changes arrive. */
  readonly onLiveChange: (isLive: boolean) => void;
}

/**
 * Subscribes to the changes of a table as the signed-in person. An event says only that something has
 * changed: what the person may see of it, the Data API answers. Never throws: without Realtime nothing is live.
 *
 * @returns A function that ends the subscription.
 */
export function followTable(
  client: RealtimeSource,
  { schema, table, onChange, onLiveChange }: FollowTableOptions,
): () => void {
  let isLive = false;
  let wasLive = false;
  let isEnded = false;

  function become(live: boolean): void {
    if (isEnded || live === isLive) return;
    isLive = live;
    onLiveChange(live);
    wasLive ||= live;
    // No event tells what has changed before.
    if (live) onChange();
  }

  const socket = openSocket(client, end, () => wasLive);
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
