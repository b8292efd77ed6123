import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDataClient, type DataClient, request } from '../client/index.ts';
import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { createSession, type Session } from './index.ts';

const credentials = { email: 'dispatcher@yard.example', password: 'correct horse battery' };
const opened: Session[] = [];
let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend();
  await backend.createAccount({ ...credentials, appMetadata: { role: 'dispatcher' } });
  await backend.exec('create table job (id int); grant select on job to anon, authenticated');
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const session of opened.splice(0)) session.close();
});

afterAll(() => backend.close());

/** One tab: its own client on the storage that tabs share. */
function tab(stored = new Map<string, string>(), fetch: typeof globalThis.fetch = served) {
  const client = createDataClient({
    url: 'http://backend.test',
    publishableKey: backend.publishableKey,
    fetch,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const session = createSession(client);
  opened.push(session);
  return { client, session, stored };
}

const served: typeof fetch = (input, init) => backend.clientFetch(input, init);

const readJobs = (client: DataClient) =>
  request(client, {
    operation: 'read',
    schema: 'public',
    relation: 'job',
    parameters: [['select', 'id']],
  });

/** Resolves with the first state that differs from the present one. */
const nextState = (session: Session) =>
  new Promise((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve(session.state());
    });
  });

test('a session that is closed while it starts renews no token', async () => {
  const started = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  tab().session.close();
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  await vi.waitFor(() => {
    const timers = started.mock.results.map(({ value }) => value as unknown);
    expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  });
});

test('a person signs in, comes back, and signs out', async () => {
  const { session, stored } = tab();
  expect(session.state()).toEqual({ status: 'starting' });
  await session.ready;
  expect(session.state()).toEqual({ status: 'signed out', reason: 'never' });
  const person = await session.signIn(credentials);
  expect(person).toMatchObject({
    email: credentials.email,
    role: 'dispatcher',
    databaseRole: 'authenticated',
  });
  expect(session.state()).toEqual({ status: 'signed in', person });

  const again = tab(stored).session;
  await again.ready;
  expect(again.state()).toEqual({ status: 'signed in', person });

  const noticed = vi.fn<() => void>();
  session.subscribe(noticed);
  await session.signOut();
  expect(session.state()).toEqual({ status: 'signed out', reason: 'asked' });
  expect(noticed).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
});

test('a wrong password is reported as such', async () => {
  const { session } = tab();
  await expect(session.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
    failure: { kind: 'credentials' },
  });
  expect(session.state().status).toBe('signed out');
});

test('signing out needs no connection', async () => {
  let connected = true;
  const { session, stored } = tab(new Map(), (input, init) =>
    connected ? served(input, init) : Promise.reject(new TypeError('fetch failed')),
  );
  await session.signIn(credentials);
  connected = false;
  await session.signOut();
  expect(session.state()).toEqual({ status: 'signed out', reason: 'asked' });
  expect(stored.size).toBe(0);
});

/** A stored session whose tokens the server does not know. */
async function withTokens(tokens: Record<string, string | number>): Promise<Map<string, string>> {
  const { session, stored } = tab();
  await session.signIn(credentials);
  for (const [key, value] of stored) {
    stored.set(key, JSON.stringify({ ...(JSON.parse(value) as object), ...tokens }));
  }
  return stored;
}

test('a rejected token is renewed', async () => {
  const { client, session } = tab(await withTokens({ access_token: 'e30.e30.x' }));
  await session.ready;
  await expect(readJobs(client)).rejects.toMatchObject({ failure: { kind: 'signed out' } });
  await expect
    .poll(() => client.calls.calls().some(({ path }) => path.includes('refresh_token')))
    .toBe(true);
  await expect.poll(() => readJobs(client)).toMatchObject({ rows: [] });
  expect(session.state().status).toBe('signed in');
});

test('a session that can’t be renewed is lost, and this is reported', async () => {
  const stored = await withTokens({ access_token: 'e30.e30.x', refresh_token: 'spent' });
  const { client, session } = tab(stored);
  await session.ready;
  expect(session.state().status).toBe('signed in');
  const lost = nextState(session);
  await expect(readJobs(client)).rejects.toMatchObject({ failure: { reaction: 'sign in' } });
  await session.settled();
  expect(session.state()).toMatchObject({
    status: 'signed out',
    reason: 'lost',
    person: { email: credentials.email },
  });
  expect(await lost).toBe(session.state());
  expect(stored.size).toBe(0);
});

test('a session that runs out is found to be lost before anything is sent as a visitor', async () => {
  const { client, session, stored } = tab();
  await session.signIn(credentials);
  await session.renew();
  expect(session.state().status).toBe('signed in');
  for (const [key, value] of stored) {
    const ended = { expires_at: 1, refresh_token: 'spent' };
    stored.set(key, JSON.stringify({ ...(JSON.parse(value) as object), ...ended }));
  }
  await session.renew();
  expect(session.state()).toMatchObject({ reason: 'lost', person: { email: credentials.email } });
  expect(client.calls.calls().some(({ path }) => path.includes('/rest/'))).toBe(false);
});

test('a session that was cleared from the browser is found to be lost before anything is sent', async () => {
  const { session, stored } = tab();
  await session.ready;
  const person = await session.signIn(credentials);
  stored.clear();
  await session.renew();
  expect(session.state()).toEqual({ status: 'signed out', reason: 'lost', person });
});

test('a stored session that is gone by the time that auth-js reads it is lost', async () => {
  const { session: other, stored } = tab();
  const person = await other.signIn(credentials);
  const { client, session } = tab(stored);
  await session.ready;
  // Without any request.
  expect(session.state()).toEqual({ status: 'signed in', person });
  expect(client.calls.calls()).toEqual([]);
  stored.clear();
  await expect.poll(() => session.state()).toMatchObject({ reason: 'lost', person });
});

test('a stored session that has run out is lost, not never there', async () => {
  const { session } = tab(await withTokens({ expires_at: 1, refresh_token: 'spent' }));
  await session.ready;
  expect(session.state()).toEqual({ status: 'signed out', reason: 'lost' });
});

test('a tab knows that the person signed out in another', async () => {
  const { session, stored } = tab();
  await session.signIn(credentials);
  const other = tab(stored);
  await other.session.ready;
  await session.signOut();
  // In a browser supabase-js notifies the other tab; here the test does so first.
  await (await other.client.auth()).signOut({ scope: 'local' });
  await expect.poll(() => other.session.state()).toEqual({ status: 'signed out', reason: 'asked' });
});
