import { afterEach, expect, test, vi } from 'vitest';
import { type RealtimeServer, startRealtimeServer } from '../../testing/realtime-server.ts';
import { followPresence, type PresentPerson } from './follow-presence.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function start(admitsPrivate = true) {
  const server = await startRealtimeServer('ok', { admitsPrivate });
  undo.push(server.close);
  return server;
}

function open({ url }: Pick<RealtimeServer, 'url'>, name: string) {
  const onChange = vi.fn<(others: readonly PresentPerson[]) => void>();
  const end = followPresence(
    { url, publishableKey: 'sb_publishable_test', accessToken: () => Promise.resolve('token') },
    { schema: 'public', table: 'job', id: '4811', person: { id: `id of ${name}`, name }, onChange },
  );
  undo.push(end);
  const names = () => onChange.mock.lastCall?.[0].map((other) => other.name);
  return { onChange, end, names };
}

const seen = (of: ReturnType<typeof open>, names: readonly string[]) =>
  vi.waitFor(() => expect(of.names()).toEqual(names), { timeout: 10_000 });

test('people who have the same record open see each other, until one leaves', async () => {
  const server = await start();
  const ada = open(server, 'Ada');
  await seen(ada, []);
  const grace = open(server, 'Grace');
  await seen(ada, ['Grace']);
  await seen(grace, ['Ada']);
  expect(server.joins).toMatchObject([
    { access_token: 'token', config: { private: true, presence: { key: 'id of Ada' } } },
    { access_token: 'token', config: { private: true, presence: { key: 'id of Grace' } } },
  ]);
  grace.end();
  await seen(ada, []);
});

test('a page that is closed is gone, and a connection that breaks shows nobody until it is back', async () => {
  const server = await start();
  const ada = open(server, 'Ada');
  await seen(ada, []);
  open(server, 'Grace');
  await seen(ada, ['Grace']);
  ada.onChange.mockClear();
  server.drop();
  await vi.waitFor(() => expect(ada.onChange.mock.calls[0]).toEqual([[]]));
  await seen(ada, ['Grace']);
});

test('a person whom no policy lets in sees nobody, and does not ask again', async () => {
  const server = await start(false);
  const ada = open(server, 'Ada');
  await vi.waitFor(() => expect(server.refused()).toBe(1), { timeout: 10_000 });
  await vi.waitFor(() => expect(server.connections()).toBe(0), { timeout: 10_000 });
  expect(ada.onChange).not.toHaveBeenCalled();
});
