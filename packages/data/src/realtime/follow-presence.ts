import { REALTIME_SUBSCRIBE_STATES } from '@supabase/realtime-js';
import { openSocket, type RealtimeSource } from './open-socket.ts';

/** A person who has a record open. */
export interface PresentPerson {
  readonly id: string;
  /** As their own page says it. */
  readonly name: string;
}

export interface FollowPresenceOptions {
  readonly schema: string;
  readonly table: string;
  /** The record's key. */
  readonly id: string;
  /** The signed-in person, whom the others see. */
  readonly person: PresentPerson;
  /** Called with the others who have the record open, in the order of their names. */
  readonly onChange: (others: readonly PresentPerson[]) => void;
}

/** Returns the name of a record's channel, by which policies on `realtime.messages` let people in. */
export function presenceTopic({
  schema,
  table,
  id,
}: Pick<FollowPresenceOptions, 'schema' | 'table' | 'id'>): string {
  return `ninefold:${schema}.${table}:${id}`;
}

/**
 * Joins the private channel of a record, and follows who else has it open. Never throws: without Realtime, or a
 * policy that lets the person in, nobody else is there.
 *
 * @returns A function that leaves the channel.
 */
export function followPresence(
  client: RealtimeSource,
  { person, onChange, ...record }: FollowPresenceOptions,
): () => void {
  let isEnded = false;
  let wasJoined = false;
  const socket = openSocket(client, end, () => wasJoined);
  const channel = socket.channel(presenceTopic(record), {
    config: { private: true, presence: { key: person.id } },
  });

  channel.on('presence', { event: 'sync' }, () => {
    if (!isEnded) onChange(othersIn(channel.presenceState(), person.id));
  });

  async function join(): Promise<void> {
    // Without its token the person would join as a visitor.
    await socket.setAuth();
    if (isEnded) return;
    channel.subscribe((status) => {
      if (isEnded) return;
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) {
        wasJoined = true;
        channel.track({ name: person.name }).catch(() => undefined);
        return;
      }
      // Who is there now is not known.
      if (wasJoined) onChange([]);
      // A policy that refuses once refuses again.
      else if (socket.isConnected()) end();
    });
  }
  // Without web sockets, nobody is there.
  join().catch(() => undefined);

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    void channel.unsubscribe().catch(() => undefined);
    void socket.disconnect();
  }
  return end;
}

function othersIn(
  state: Readonly<Record<string, readonly object[]>>,
  own: string,
): readonly PresentPerson[] {
  return Object.entries(state)
    .flatMap(([id, [first]]) => {
      const { name } = Object(first) as { readonly name?: unknown };
      // Another page sends the name: it may be anything.
      return id !== own && typeof name === 'string' && name !== ''
        ? [{ id, name: name.slice(0, 120) }]
        : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
