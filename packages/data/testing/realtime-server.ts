import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A message of Phoenix's protocol, version 2.0.0, which Supabase Realtime speaks. */
type Message = readonly [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Readonly<Record<string, unknown>>,
];

/** A server that speaks as much of Realtime's protocol as a subscription to a table and presence need. */
export interface RealtimeServer {
  readonly url: string;
  /** The payloads with which channels were joined. */
  readonly joins: readonly Readonly<Record<string, unknown>>[];
  /** Sends a change of a row to every channel. */
  readonly change: () => void;
  /** The number of joins that were refused. */
  readonly refused: () => number;
  readonly connections: () => number;
  /** Breaks every connection, as a network does. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

/**
 * @param status Whether the server can send the changes of the table: what its system message says.
 * @param options.admitsPrivate Whether policies let people join private channels.
 */
export async function startRealtimeServer(
  status: 'ok' | 'error' = 'ok',
  { admitsPrivate = true } = {},
): Promise<RealtimeServer> {
  const server = new WebSocketServer({ port: 0, path: '/realtime/v1/websocket' });
  await once(server, 'listening');
  const joins: Readonly<Record<string, unknown>>[] = [];
  const channels = new Map<WebSocket, Message>();

  let refused = 0;
  const present = new Map<WebSocket, { readonly key: string; readonly meta: object }>();

  /** Sends the whole state to all: it replaces what they know. */
  function sendPresence(): void {
    const state = Object.fromEntries(
      [...present.values()].map(({ key, meta }) => [key, { metas: [meta] }]),
    );
    for (const [socket, [joinRef, , topic]] of channels) {
      socket.send(JSON.stringify([joinRef, null, topic, 'presence_state', state]));
    }
  }

  server.on('connection', (socket) => {
    const send = (...message: Message) => socket.send(JSON.stringify(message));
    socket.on('close', () => {
      channels.delete(socket);
      if (present.delete(socket)) sendPresence();
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      const [joinRef, ref, topic, event, payload] = message;
      const isJoin = event === 'phx_join';
      if (isJoin && isPrivate(payload) && !admitsPrivate) {
        refused += 1;
        const response = {
          reason: 'Unauthorized: You do not have permissions to read from this Channel topic',
        };
        send(joinRef, ref, topic, 'phx_reply', { status: 'error', response });
        return;
      }
      if (event === 'presence') {
        const key = keyOf(channels.get(socket)?.[4]);
        present.set(socket, {
          key,
          meta: { ...(payload['payload'] as object), phx_ref: String(present.size) },
        });
        sendPresence();
      }
      const response = isJoin ? { postgres_changes: bindingsOf(payload) } : {};
      send(joinRef, ref, topic, 'phx_reply', { status: 'ok', response });
      if (!isJoin) return;
      joins.push(payload);
      channels.set(socket, message);
      const extension = 'postgres_changes';
      send(joinRef, null, topic, 'system', { extension, status, channel: topic, message: '' });
    });
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    joins,
    refused: () => refused,
    connections: () => server.clients.size,
    change() {
      for (const [socket, [joinRef, , topic]] of channels) {
        const data = { schema: 'public', table: 'job', type: 'INSERT', columns: [], record: {} };
        const payload = { ids: [1], data: { ...data, commit_timestamp: '2026-11-25T10:00:00Z' } };
        socket.send(JSON.stringify([joinRef, null, topic, 'postgres_changes', payload]));
      }
    },
    drop() {
      for (const socket of server.clients) socket.terminate();
    },
    async close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

function isPrivate(payload: Message[4]): boolean {
  return (payload as { config?: { private?: boolean } }).config?.private === true;
}

function keyOf(payload: Message[4] = {}): string {
  return (payload as { config?: { presence?: { key?: string } } }).config?.presence?.key ?? '';
}

/** Gives each binding of a channel its number, as the server does. */
function bindingsOf(payload: Message[4]): readonly unknown[] {
  const { config } = payload as { config?: { postgres_changes?: readonly object[] } };
  return (config?.postgres_changes ?? []).map((binding, index) => ({ ...binding, id: index + 1 }));
}
