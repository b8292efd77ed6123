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

/** A server that speaks as much of Realtime's protocol as a subscription to a table needs. */
export interface RealtimeServer {
  readonly url: string;
  /** The payloads with which channels were joined. */
  readonly joins: readonly Readonly<Record<string, unknown>>[];
  /** Sends a change of a row to every channel. */
  readonly change: () => void;
  /** Breaks every connection, as a network does. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

/** @param status Whether the server can send the changes of the table: what its system message says. */
export async function startRealtimeServer(status: 'ok' | 'error' = 'ok'): Promise<RealtimeServer> {
  const server = new WebSocketServer({ port: 0, path: '/realtime/v1/websocket' });
  await once(server, 'listening');
  const joins: Readonly<Record<string, unknown>>[] = [];
  const channels = new Map<WebSocket, Message>();

  server.on('connection', (socket) => {
    const send = (...message: Message) => socket.send(JSON.stringify(message));
    socket.on('close', () => channels.delete(socket));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      const [joinRef, ref, topic, event, payload] = message;
      const isJoin = event === 'phx_join';
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

/** Gives each binding of a channel its number, as the server does. */
function bindingsOf(payload: Message[4]): readonly unknown[] {
  const { config } = payload as { config?: { postgres_changes?: readonly object[] } };
  return (config?.postgres_changes ?? []).map((binding, index) => ({ ...binding, id: index + 1 }));
}
