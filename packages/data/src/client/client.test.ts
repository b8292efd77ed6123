import { expect, test, vi } from 'vitest';
import {
  createDataClient,
  DataError,
  loadSpecification,
  type TokenRejection,
  request,
  SpecificationMissing,
} from './index.ts';

const url = 'https://yard.supabase.example';
const publishableKey = 'sb_publishable_yard';

/** A client whose server answers so, and what it was asked. */
function clientOf(...answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: Request[] = [];
  const client = createDataClient({
    url,
    publishableKey,
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      init?.signal?.throwIfAborted();
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer?.() ?? Response.error();
    },
  });
  return { client, asked };
}

const rows = () => Response.json([{ id: 1 }], { headers: { 'content-length': '10' } });
const away = () => new Response('', { status: 503, headers: { 'retry-after': '0' } });
const refuse = (code?: string) => () => Response.json({ code, message: 'no' }, { status: 401 });
const missing = () =>
  Response.json({ code: 'PGRST202', message: 'Could not find the function' }, { status: 404 });
const load = (answer: () => Response) => loadSpecification(clientOf(answer).client);
const legacyKey = (role: string) => `e30.${btoa(JSON.stringify({ role }))}.x`;
const create = (options: Partial<Parameters<typeof createDataClient>[0]>) => () =>
  createDataClient({ url, publishableKey, ...options });
const read = {
  operation: 'read',
  schema: 'public',
  relation: 'Odd, job/?',
  parameters: [
    ['select', '"a  b"'],
    ['at', 'gte.2026-01-01T00:00:00+00:00'],
  ],
} as const;

test('a request is sent unchanged, with any characters in its names', async () => {
  const { client, asked } = clientOf(rows);
  expect(await request(client, { ...read, schema: 'yard' })).toMatchObject({ rows: [{ id: 1 }] });
  const address = new URL(asked[0]?.url ?? '');
  expect(address.pathname).toBe('/rest/v1/Odd%2C%20job%2F%3F');
  expect([...address.searchParams]).toEqual(read.parameters);
  expect(asked[0]?.headers.get('accept-profile')).toBe('yard');
  expect(asked[0]?.headers.get('apikey')).toBe(publishableKey);
});

test('a read is repeated until the server is back, and each attempt is in the log', async () => {
  const { client } = clientOf(away, away, rows);
  const noticed = vi.fn<() => void>();
  client.calls.subscribe(noticed);
  await request(client, read);
  expect(client.calls.calls()).toMatchObject([
    { id: 1, method: 'GET', status: 503, retries: 0 },
    { id: 2, status: 503, retries: 1 },
    { id: 3, status: 200, retries: 2, bytes: 10, path: expect.stringMatching(/^\/rest\/v1\/Odd/) },
  ]);
  expect(noticed).toHaveBeenCalledTimes(3);
});

test('a write is sent once', async () => {
  const { client, asked } = clientOf(away);
  const write = request(client, {
    ...read,
    operation: 'insert',
    parameters: [],
    values: { id: 1 },
  });
  await expect(write).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  expect(asked).toHaveLength(1);
});

test('a rejection is thrown as a classified failure', async () => {
  const { client } = clientOf(() =>
    Response.json(
      { code: '42501', message: 'permission denied', details: null, hint: null },
      { status: 403 },
    ),
  );
  const refused = await request(client, read).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataError);
  expect(refused).toMatchObject({ failure: { kind: 'denied', code: '42501' } });
});

test('an unexpected response is a failure, not an empty list', async () => {
  for (const answer of [
    () => new Response('<!doctype html>', { status: 200 }),
    () => new Response('', { status: 404 }),
    () => Response.json({ id: 1 }),
  ]) {
    await expect(request(clientOf(answer).client, read)).rejects.toBeInstanceOf(DataError);
  }
});

test('an aborted read ends with the reason, even while waiting to be retried', async () => {
  const left = new AbortController();
  const reason = new Error('The screen was left.');
  const { client, asked } = clientOf(() => {
    setTimeout(() => left.abort(reason));
    return new Response('', { status: 503 });
  });
  const given = request(client, { ...read, signal: left.signal });
  await expect(given).rejects.toBe(reason);
  expect(asked).toHaveLength(1);
  await expect(request(client, { ...read, signal: left.signal })).rejects.toBe(reason);
});

/** Returns what is reported for a request with this token that is answered by 401. */
const reported = async (token: string | undefined, code?: string) => {
  const { client } = clientOf(refuse(code));
  const listener = vi.fn<(rejection: TokenRejection) => void>();
  client.onTokenRejection(listener);
  await client.supabase
    .from('job')
    .select()
    .setHeader('authorization', `Bearer ${token ?? publishableKey}`);
  return listener.mock.calls;
};

test('a rejected token of a person is reported, that of a visitor and a wrong key are not', async () => {
  expect(await reported('of.a.person', 'PGRST303')).toEqual([[{ code: 'PGRST303' }]]);
  expect(await reported('of.a.person')).toEqual([]);
  expect(await reported('of.a.person', '42501')).toEqual([]);
  expect(await reported(undefined, 'PGRST301')).toEqual([]);
});

test('the log keeps the last calls, and names other hosts whole', async () => {
  const { client } = clientOf(rows);
  for (let call = 0; call < 510; call += 1) await request(client, read);
  const calls = client.calls.calls();
  expect([calls.length, calls[0]?.id, calls.at(-1)?.id]).toEqual([500, 11, 510]);
  client.calls.clear();
  expect(client.calls.calls()).toEqual([]);
});

test('a secret key and an invalid address are rejected with the reason', () => {
  expect(create({ publishableKey: 'sb_secret_x' })).toThrow(/secret key/);
  expect(create({ publishableKey: legacyKey('service_role') })).toThrow(/secret key/);
  expect(create({ publishableKey: legacyKey('anon') })).not.toThrow();
  expect(create({ publishableKey: '' })).toThrow(/missing/);
  expect(create({ url: 'yard' })).toThrow(/supabase\.co/);
});

test('a specification that can’t be loaded says why', async () => {
  await expect(load(missing)).rejects.toBeInstanceOf(SpecificationMissing);
  await expect(load(() => Response.json({ format: 99 }))).rejects.toMatchObject({
    failure: { kind: 'misconfigured', message: expect.stringContaining('another version') },
  });
  expect(await load(() => Response.json({ format: 2 }))).toEqual({ format: 2 });
});
