import { afterEach, expect, test, vi } from 'vitest';
import { type RealtimeServer, startRealtimeServer } from '../../testing/realtime-server.ts';
import { followTable } from './follow-table.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function start(status?: 'ok' | 'error') {
  const server = await startRealtimeServer(status);
  undo.push(server.close);
  return server;
}

function follow({ url }: Pick<RealtimeServer, 'url'>, token?: string) {
  const onChange = vi.fn<() => void>();
  const onLiveChange = vi.fn<(isLive: boolean) => void>();
  const end = followTable(
    { url, publishableKey: 'sb_publishable_test', accessToken: () => Promise.resolve(token) },
    { schema: 'public', table: 'job', onChange, onLiveChange },
  );
  undo.push(end);
  return { onChange, onLiveChange, end };
}

const times = (count: number, called: (...args: never[]) => void) =>
  vi.waitFor(() => expect(called).toHaveBeenCalledTimes(count), { timeout: 10_000 });

test('a table is followed as the signed-in person, from the first change on', async () => {
  const server = await start();
  const { onChange, onLiveChange } = follow(server, 'token-of-a-person');
  // The rows were read before changes arrived, so they are read again.
  await times(1, onChange);
  expect(onLiveChange.mock.calls).toEqual([[true]]);
  expect(server.joins).toMatchObject([
    {
      access_token: 'token-of-a-person',
      config: { postgres_changes: [{ event: '*', schema: 'public', table: 'job' }] },
    },
  ]);
  server.change();
  await times(2, onChange);
});

test('a broken connection is not live, and missed changes are read when it is back', async () => {
  const server = await start();
  const { onChange, onLiveChange } = follow(server);
  await times(1, onChange);
  server.drop();
  await times(3, onLiveChange);
  expect(onLiveChange.mock.calls).toEqual([[true], [false], [true]]);
  await times(2, onChange);
  expect(server.joins).toHaveLength(2);
});

test('a table whose changes the server cannot send is not live', async () => {
  const server = await start('error');
  const { onChange, onLiveChange } = follow(server);
  await vi.waitFor(() => expect(server.joins).toHaveLength(1));
  server.change();
  await times(1, onChange);
  expect(onLiveChange).not.toHaveBeenCalled();
});

test('an ended subscription reports nothing', async () => {
  const server = await start();
  const { onChange, onLiveChange, end } = follow(server);
  await times(1, onChange);
  end();
  server.change();
  server.drop();
  const other = follow(server);
  await times(1, other.onChange);
  server.change();
  await times(2, other.onChange);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onLiveChange.mock.calls).toEqual([[true]]);
});
