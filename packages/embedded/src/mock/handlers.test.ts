import { createClient } from '@supabase/supabase-js';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lendBackend } from '../../testing/index.ts';
import type { Backend } from '../index.ts';
import { withFault, type Fault, type FaultyRequests } from './fault.ts';
import { backendHandlers } from './handlers.ts';

const url = 'https://orchard.example';
const server = setupServer();
let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    create table tree (id int primary key, name text);
    grant select, insert on tree to anon;
    insert into tree values (1, 'Bramley');`);
  await backend.createAccount({ email: 'demo@ninefold.example', password: 'demonstration' });
  server.listen({ onUnhandledFrame: 'error' });
});

afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

afterAll(async () => {
  server.close();
  await backend.close();
});

/** A separate client, with only the network between it and the backend. */
function client() {
  return createClient(url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
}

function injectFault(requests: Omit<FaultyRequests, 'url'>, fault: Fault) {
  server.use(
    withFault(backend, { url: `${url}/rest/v1/tree`, ...requests }, fault),
    ...backendHandlers(backend, url),
  );
}

async function names(): Promise<unknown> {
  return (await backend.query('select name from tree order by id')).rows;
}

test('supabase-js is answered by the backend, data and sign-in', async () => {
  server.use(...backendHandlers(async () => backend, `${url}/`));
  const supabase = client();
  expect((await supabase.from('tree').select('name')).data).toEqual([{ name: 'Bramley' }]);
  const account = { email: 'demo@ninefold.example', password: 'demonstration' };
  expect((await supabase.auth.signInWithPassword(account)).error).toBeNull();
});

test('a status is returned as often as configured, for the configured methods', async () => {
  const body = { code: 'PGRST003', message: 'Timed out.', details: null, hint: null };
  injectFault({ methods: ['POST'], times: 1 }, { kind: 'status', status: 504, body });
  const supabase = client();
  expect((await supabase.from('tree').select()).error).toBeNull();
  const timedOut = await supabase.from('tree').insert({ id: 2, name: 'Cox' });
  expect([timedOut.status, timedOut.error?.code]).toEqual([504, 'PGRST003']);
  expect(await names()).toEqual([{ name: 'Bramley' }]);
  expect((await supabase.from('tree').insert({ id: 2, name: 'Cox' })).status).toBe(201);
});

test('a request that is dropped writes nothing, and one whose answer is dropped does', async () => {
  injectFault({ methods: ['POST'], times: 1 }, { kind: 'drop' });
  const lost = await client().from('tree').insert({ id: 3, name: 'Lost' });
  expect(lost.status).toBe(0);
  expect(await names()).not.toContainEqual({ name: 'Lost' });
  server.resetHandlers();
  injectFault({ methods: ['POST'], times: 1 }, { kind: 'drop-answer' });
  const unanswered = await client().from('tree').insert({ id: 4, name: 'Unanswered' });
  expect(unanswered.status).toBe(0);
  expect(await names()).toContainEqual({ name: 'Unanswered' });
});

test('an answer that is cut short fails in the middle of its body', async () => {
  injectFault({}, { kind: 'truncate', bytes: 5 });
  const response = await fetch(`${url}/rest/v1/tree`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('[{"id');
  await expect(reader?.read()).rejects.toThrow(TypeError);
});

test('a late answer comes after its time and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const path = `${url}/rest/v1/tree`;
  const handler = withFault(backend, { url: path }, { kind: 'delay', milliseconds: 60_000 });
  const request = new Request(path, { headers: { apikey: backend.publishableKey } });
  let response: Response | undefined;
  const answer = getResponse([handler], request).then((answered) => (response = answered));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(response).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer)?.status).toBe(200);
});

test('a request without an answer ends when it is aborted', async () => {
  injectFault({}, { kind: 'delay', milliseconds: Infinity });
  const { error } = await client().from('tree').select().abortSignal(AbortSignal.timeout(1));
  expect(error?.message).toMatch(/abort|timeout/i);
});
