import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataError } from '@ninefold/data/client';
import { isAnswerLost } from '@ninefold/data/records';
import { type Backend, PasswordAttempts } from '../backend/index.ts';
import { createBackendInWorker } from './create-backend-in-worker.ts';

const origin = 'http://localhost';
let parent: string;
let backend: Backend;
/** How long passwords were to wait, and a wait that ends when the test says so. */
const pauses: number[] = [];
const pause = Promise.withResolvers<void>();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ninefold-worker-'));
  backend = await createBackendInWorker({
    folder: join(parent, 'data'),
    extensions: [],
    limit: { work: 1000, time: 60_000 },
    passwordAttempts: new PasswordAttempts({
      now: () => 0,
      wait: (milliseconds) => {
        pauses.push(milliseconds);
        return pause.promise;
      },
    }),
  });
  await backend.exec(`
    create table note (id integer primary key, body text);
    insert into note values (1, 'kept');
    create function work_for_ever() returns bigint stable
      language sql as 'select count(*) from generate_series(1, 100000000000)';
    create function write_for_ever() returns bigint language sql as $$
      insert into note values (9, 'never kept');
      select count(*) from generate_series(1, 100000000000)
    $$;
    grant all on note to anon;`);
});
afterAll(async () => {
  await backend.close();
  await rm(parent, { recursive: true, force: true });
});

function request(path: string, init: RequestInit = {}): Request {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  return new Request(`${origin}/rest/v1/${path}`, { headers, ...init });
}
const post = (path: string, body: string) => request(path, { method: 'POST', body });
const notes = async () => (await backend.fetch(request('note?order=id'))).json();

test('a request that works for ever is cancelled, and those behind it are answered', async () => {
  let turns = 0;
  const turning = setInterval(() => turns++, 10);
  const [first, waiting] = await Promise.all([
    backend.fetch(request('rpc/work_for_ever')),
    backend.fetch(request('note?select=body')),
  ]);
  clearInterval(turning);
  expect(first.status).toBe(500);
  expect(await first.json()).toMatchObject({ code: '57014' });
  expect(await waiting.json()).toEqual([{ body: 'kept' }]);
  // The process answered other things meanwhile.
  expect(turns).toBeGreaterThan(1);
});

test('a write that is stopped is answered as one whose outcome is unknown, and leaves nothing', async () => {
  await backend.fetch(post('note', '{"id":2,"body":"also kept"}'));
  const stopped = await backend.fetch(post('rpc/write_for_ever', '{}'));
  expect(stopped.status).toBe(503);
  const error: unknown = await stopped.json();
  const lost = DataError.of({ error, status: stopped.status });
  expect(isAnswerLost(lost)).toBe(true);
  expect(lost.message).toBe(
    'The request took too long and was stopped. It isn’t known whether its changes were stored. Check whether they were before you try again.',
  );
  expect(await notes()).toEqual([
    { id: 1, body: 'kept' },
    { id: 2, body: 'also kept' },
  ]);
});

test('statements of the program have no limit, and fail with what Postgres says', async () => {
  await backend.query('select count(*) from generate_series(1, 3000000)');
  await expect(backend.query('select 1/0')).rejects.toMatchObject({
    name: 'DatabaseError',
    code: '22012',
  });
  await expect(backend.exec('select')).resolves.toBeUndefined();
});

test('a new thread exposes the schemas that were exposed', async () => {
  await backend.exec(
    'create schema yard; create view yard.note as select * from public.note; grant usage on schema yard to anon; grant select on yard.note to anon',
  );
  backend.exposeSchemas(['yard', 'public']);
  await backend.fetch(request('rpc/work_for_ever', { headers: { ...headersOf('public') } }));
  expect(backend.schemas).toEqual(['yard', 'public']);
  const answer = await backend.fetch(request('note?limit=1'));
  expect(answer.headers.get('content-profile')).toBe('yard');
});

test('a new thread forgets no wrong password, and a sign-in that waits for its turn holds up nobody', async () => {
  const account = { email: 'owner@auth.test', password: 'the right one' };
  await backend.createAccount(account);
  const signIn = (password: string) =>
    backend.fetch(
      new Request(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ ...account, password }),
      }),
    );
  for (let count = 0; count < 3; count++) expect((await signIn('wrong')).status).toBe(400);
  await backend.fetch(request('rpc/work_for_ever'));
  let isAnswered = false;
  const right = signIn(account.password).finally(() => (isAnswered = true));
  await expect.poll(() => pauses).toEqual([500]);
  expect(await notes()).toHaveLength(2);
  expect(isAnswered).toBe(false);
  pause.resolve();
  expect((await right).status).toBe(200);
});

test('closing ends a call that runs, cancels those behind it, and loses nothing that was answered', async () => {
  const folder = join(parent, 'closed');
  const options = { folder, publishableKey: backend.publishableKey, extensions: [] };
  const closed = await createBackendInWorker(options);
  await closed.exec('create table note (id integer primary key); insert into note values (1)');
  const running = closed.exec('insert into note values (2); select pg_sleep(100000)');
  const waiting = closed.query('insert into note values (3)');
  const ended = Promise.allSettled([running, waiting]);
  await closed.close();
  const reason = expect.any(Error) as Error;
  expect(await ended).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await expect(closed.query('select 1')).rejects.toThrow('is closed');

  const again = await createBackendInWorker(options);
  expect((await again.query('select id from note')).rows).toEqual([{ id: 1 }]);
  await again.close();
});

function headersOf(profile: string) {
  return { apikey: backend.publishableKey, 'accept-profile': profile };
}
