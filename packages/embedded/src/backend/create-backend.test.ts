import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from './backend.ts';
import { createBackend } from '../index.ts';
import { lendBackend } from '../../testing/index.ts';

const url = 'http://backend.test';
let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend({ schemas: ['public', 'yard'] });
  await backend.exec(`
    create table bay (id int primary key, name text not null);
    create table parcel (
      id int generated always as identity primary key,
      bay_id int references bay,
      weight numeric check (weight > 0),
      secret text
    );
    create table tally (amount int check (amount > 0));
    grant select, insert on tally to anon;
    grant select, insert, update, delete on bay, parcel to authenticated;
    grant select on bay to anon;
    grant select (id, weight) on parcel to anon;
    alter table bay enable row level security;
    create policy everybody on bay using (true) with check (name <> 'refused');
    insert into bay values (1, 'North');
    create schema yard;
    grant usage on schema yard to anon;
    create table yard.gate (id int primary key);
    grant select on yard.gate to anon;
    create function public.who() returns jsonb language sql stable
      as $$ select auth.jwt() -> 'app_metadata' $$;
  `);
  await backend.createAccount({
    email: 'Mixed.Case@ninefold.example',
    password: 'correct horse',
    appMetadata: { role: 'dispatcher' },
    userMetadata: { name: 'Sample Dispatcher' },
  });
});

afterAll(() => backend.close());

function client() {
  return createClient(url, backend.publishableKey, {
    global: { fetch: backend.clientFetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function signedIn() {
  const supabase = client();
  const { error } = await supabase.auth.signInWithPassword({
    email: 'mixed.case@ninefold.example',
    password: 'correct horse',
  });
  expect(error).toBeNull();
  return supabase;
}

test('a session carries the app metadata, can be refreshed, and ends', async () => {
  const supabase = await signedIn();
  expect((await supabase.rpc('who')).data).toMatchObject({ role: 'dispatcher' });
  const { data } = await supabase.auth.refreshSession();
  expect(data.user?.user_metadata).toMatchObject({ name: 'Sample Dispatcher' });
  const spent = data.session?.refresh_token ?? '';
  expect((await supabase.auth.signOut()).error).toBeNull();
  const { error } = await client().auth.refreshSession({ refresh_token: spent });
  expect(error?.status).toBe(400);
});

test('a wrong password is rejected, and sign-up is closed', async () => {
  const email = 'mixed.case@ninefold.example';
  const wrong = await client().auth.signInWithPassword({ email, password: 'wrong' });
  expect(wrong.error?.code).toBe('invalid_credentials');
  const signUp = await client().auth.signUp({
    email: 'new@ninefold.example',
    password: 'a long one',
  });
  expect(signUp.error?.code).toBe('signup_disabled');
});

test('concurrent requests keep every acknowledged row, even if others fail', async () => {
  const supabase = client();
  for (let index = 0; index < 20; index++) {
    const [kept, refused] = await Promise.all([
      supabase.from('tally').insert({ amount: 1000 + index }),
      supabase.from('tally').insert({ amount: -1 }),
    ]);
    expect([kept.status, refused.status]).toEqual([201, 400]);
  }
  const { count } = await supabase.from('tally').select('*', { count: 'exact', head: true });
  expect(count).toBe(20);
});

test('a grant on columns still holds after the first request', async () => {
  const supabase = client();
  expect((await supabase.from('bay').select()).error).toBeNull();
  const { error, status } = await supabase.from('parcel').select('secret');
  expect([error?.code, status]).toEqual(['42501', 401]);
  expect((await supabase.from('parcel').select('id,weight')).error).toBeNull();
});

test('a policy that rejects a signed-in person answers 403', async () => {
  const supabase = await signedIn();
  const { error, status } = await supabase.from('bay').insert({ id: 9, name: 'refused' });
  expect([error?.code, status]).toEqual(['42501', 403]);
});

test('a new table answers without a restart, from any exposed schema', async () => {
  await backend.exec('create table late (id int); grant select on late to anon');
  expect((await client().from('late').select()).data).toEqual([]);
  expect((await client().schema('yard').from('gate').select()).data).toEqual([]);
});

test('a table that does not exist is PGRST205, and a schema that is not exposed PGRST106', async () => {
  expect((await client().from('nowhere').select()).error?.code).toBe('PGRST205');
  expect((await client().schema('auth').from('users').select()).error?.code).toBe('PGRST106');
});

test('a request without the key is refused', async () => {
  expect((await backend.clientFetch(`${url}/rest/v1/bay`)).status).toBe(401);
});

/** The preflight request of a browser before a page of another origin sends a key, and its answer. */
async function askedFromElsewhere(asked: Backend): Promise<string | null> {
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'apikey',
  };
  const request = new Request(`${url}/rest/v1/bay`, { method: 'OPTIONS', headers });
  return (await asked.fetch(request)).headers.get('access-control-allow-origin');
}

test('a page of another origin is rejected, unless its origin is allowed', async () => {
  expect(await askedFromElsewhere(backend)).toBeNull();
  const open = await lendBackend({ crossOrigin: true });
  expect(await askedFromElsewhere(open)).toBe('*');
  await open.close();
});

/** Headers that a browser adds to the requests of a page, and no page can change. */
const ofOtherOrigins: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { origin: 'https://elsewhere.example' },
  { origin: 'http://backend.test:3000' },
  { origin: 'null' },
];

test.each(ofOtherOrigins)("%j: a request of another origin's page does nothing", async (origin) => {
  const headers = { ...origin, apikey: backend.publishableKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ amount: 5 });
  const before = await backend.query('select count(*) from tally');
  const write = await backend.clientFetch(`${url}/rest/v1/tally`, {
    method: 'POST',
    headers,
    body,
  });
  expect(write.status).toBe(403);
  expect(await backend.query('select count(*) from tally')).toEqual(before);
  for (const path of ['/rest/v1/bay', '/auth/v1/settings', '/auth/v1/authorize?provider=github']) {
    expect((await backend.clientFetch(`${url}${path}`, { headers })).status).toBe(403);
  }
});

test('answers a page from the same origin', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: url, apikey: backend.publishableKey };
  const typed = { 'sec-fetch-site': 'none', apikey: backend.publishableKey };
  for (const headers of [own, typed]) {
    expect((await backend.clientFetch(`${url}/rest/v1/bay`, { headers })).status).toBe(200);
  }
});

test('a key in the address is none', async () => {
  const key = `apikey=${backend.publishableKey}`;
  const credentials = { email: 'mixed.case@ninefold.example', password: 'correct horse' };
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  };
  const requests = [
    backend.clientFetch(`${url}/rest/v1/bay?${key}`),
    backend.clientFetch(`${url}/auth/v1/settings?${key}`),
    backend.clientFetch(`${url}/auth/v1/token?grant_type=password&${key}`, signIn),
  ];
  for (const { status } of await Promise.all(requests)) expect(status).toBe(401);
  const both = await backend.clientFetch(`${url}/auth/v1/token?grant_type=password&apikey=x`, {
    ...signIn,
    headers: { ...signIn.headers, apikey: backend.publishableKey },
  });
  expect(both.status).toBe(200);
});

/** Bodies that a page of any site can send without asking. */
const simpleBodies: readonly (string | Blob | URLSearchParams | FormData)[] = [
  JSON.stringify({ amount: 5 }),
  new Blob([JSON.stringify({ amount: 5 })]),
  new URLSearchParams({ amount: '5' }),
  new FormData(),
];

test.each(simpleBodies)('a body that is not declared to be JSON is refused: %o', async (body) => {
  const send = (path: string) =>
    backend.clientFetch(`${url}${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body,
    });
  for (const path of ['/rest/v1/tally', '/rest/v1/rpc/who']) {
    const response = await send(path);
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST102']);
  }
  const response = await send('/auth/v1/token?grant_type=password');
  expect([response.status, (await response.json()).code]).toEqual([400, 'bad_json']);
});

test('a call without a body needs no type', async () => {
  const headers = { apikey: backend.publishableKey };
  const call = { method: 'POST', headers };
  expect((await backend.clientFetch(`${url}/rest/v1/rpc/who`, call)).status).toBe(200);
  const { data } = await (await signedIn()).auth.getSession();
  const signOut = await backend.clientFetch(`${url}/auth/v1/logout`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${data.session?.access_token}` },
    body: '',
  });
  expect(signOut.status).toBe(204);
});

test('a request given up before its turn is never run, and the next one is', async () => {
  const supabase = await signedIn();
  const controller = new AbortController();
  const before = backend.query('select 1');
  const given = supabase.from('bay').insert({ id: 7, name: 'late' }).abortSignal(controller.signal);
  const pending = given.then((answer) => answer.error?.message);
  controller.abort();
  await before;
  expect(await pending).toContain('AbortError');
  expect((await supabase.from('bay').select().eq('id', 7)).data).toEqual([]);
});

test('a slow upload doesn’t block other requests', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const { data } = await (await signedIn()).auth.getSession();
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  const slow = backend.clientFetch(`${url}/rest/v1/bay`, {
    method: 'POST',
    headers,
    body: readable,
    duplex: 'half',
  } as RequestInit);
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode('{"id":8,'));
  expect((await client().from('bay').select()).error).toBeNull();
  void writer.write(new TextEncoder().encode('"name":"Slow"}'));
  void writer.close();
  expect((await slow).status).toBe(201);
});

test('a statement that Postgres refuses says why, and where', async () => {
  await expect(backend.query('select nothing from bay')).rejects.toMatchObject({
    name: 'DatabaseError',
    code: '42703',
    position: 8,
  });
});

describe('a backend from a snapshot', () => {
  let copy: Backend;

  beforeAll(async () => {
    copy = await createBackend({ snapshot: await backend.snapshot() });
  });
  afterAll(() => copy.close());

  test('has tables, rows, accounts and grants', async () => {
    const supabase = createClient(url, copy.publishableKey, {
      global: { fetch: copy.clientFetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const signIn = await supabase.auth.signInWithPassword({
      email: 'mixed.case@ninefold.example',
      password: 'correct horse',
    });
    expect(signIn.error).toBeNull();
    expect((await supabase.from('bay').select('name').eq('id', 1)).data).toEqual([
      { name: 'North' },
    ]);
  });

  test('finds extensions to create', async () => {
    await copy.exec('create schema kit');
    for (const name of [
      'btree_gist',
      'citext',
      'pg_trgm',
      'pgcrypto',
      'uuid-ossp',
      'unaccent',
      'hstore',
      'vector',
    ]) {
      await copy.exec(`create extension "${name}" schema kit`);
    }
    const { rows } = await copy.query<{ match: boolean }>(
      `select 'A'::kit.citext operator(kit.=) 'a' as match`,
    );
    expect(rows).toEqual([{ match: true }]);
  });
});

test('a body that is larger than any may be is not read to its end, nor one without a key', async () => {
  let sent = 0;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
  const post = (path: string, headers: Record<string, string>) =>
    backend.fetch(
      new Request(`${url}${path}`, {
        method: 'POST',
        body: endless(),
        headers,
        duplex: 'half',
      } as RequestInit),
    );
  expect((await post('/rest/v1/shop', {})).status).toBe(401);
  expect((await post('/storage/v1/object/a/b', { apikey: 'wrong' })).status).toBe(401);
  expect(sent).toBeLessThan(5_000_000);
  const { publishableKey: apikey } = backend;
  const type = { 'content-type': 'application/json' };
  expect((await post('/auth/v1/token', { apikey, ...type })).status).toBe(413);
  expect((await post('/rest/v1/shop', { apikey, ...type })).status).toBe(413);
  expect((await (await post('/storage/v1/object/a/b', { apikey })).json()).statusCode).toBe('413');
  expect(sent).toBeLessThan(120_000_000);
});
