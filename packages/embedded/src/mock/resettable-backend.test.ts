import { afterAll, beforeAll, beforeEach, expect, test, type MockInstance, vi } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { createBackend } from '../backend/create-backend.ts';
import { createBackendFromTemplate } from '../template/create-backend-from-template.ts';
import { resettableBackend } from './resettable-backend.ts';

const account = { email: 'mira@workshop.example', password: 'a long password' };
let snapshot: Blob;
/** For tests that it can be put back after. */
let shared: Awaited<ReturnType<typeof opened>>;

beforeAll(async () => {
  const backend = await createBackendFromTemplate({ extensions: [] });
  await backend.exec(`
    create table note (id int generated always as identity primary key, body text unique);
    grant select, insert on note to anon;
    insert into note (body) values ('first');`);
  await backend.createAccount(account);
  snapshot = await backend.snapshot();
  await backend.close();
  shared = await opened();
});

beforeEach(() => shared.backend.reset());
afterAll(() => shared.backend.close());

/** Opens a backend that counts how often it is opened and put back. */
async function opened(options: { failing?: (time: number) => boolean } = {}) {
  let opens = 0;
  let rewind: MockInstance<Backend['rewind']> | undefined;
  const open = async (): Promise<Backend> => {
    opens++;
    if (options.failing?.(opens) === true) throw new Error('No memory is left.');
    const made = await createBackend({ snapshot, extensions: ['pg_trgm'] });
    rewind = vi.spyOn(made, 'rewind');
    return made;
  };
  const backend = await resettableBackend(open);
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body?: object) =>
    backend.fetch(
      new Request(`https://workshop.example${path}`, {
        method,
        headers: { ...headers, prefer: 'return=representation' },
        body: JSON.stringify(body),
      }),
    );
  return {
    backend,
    opens: () => opens,
    rewinds: () => rewind?.mock.calls.length ?? 0,
    send,
    bodies: async () => (await backend.query<{ body: string }>('select body from note')).rows,
    insert: async (body: string): Promise<unknown> =>
      (await send('POST', '/rest/v1/note', { body })).json(),
  };
}

test('rows and sequences are those of the snapshot again', async () => {
  const { backend, insert, bodies } = shared;
  expect(await insert('second')).toEqual([{ id: 2, body: 'second' }]);
  await backend.reset();
  expect(await bodies()).toEqual([{ body: 'first' }]);
  expect(await insert('second')).toEqual([{ id: 2, body: 'second' }]);
});

test('a rejected write is reset too, because it has advanced the sequence', async () => {
  const { backend, insert } = shared;
  expect(await insert('first')).toMatchObject({ code: '23505' });
  await backend.reset();
  expect(await insert('second')).toEqual([{ id: 2, body: 'second' }]);
});

test('accounts and definitions are those of the snapshot again, without opening it a second time', async () => {
  const { backend, send, bodies, opens } = shared;
  await backend.exec('alter table note rename column body to words');
  await backend.createAccount({ email: 'another@workshop.example', password: 'a password' });
  await backend.reset();
  expect(await bodies()).toEqual([{ body: 'first' }]);
  expect((await backend.query('select email from auth.users')).rows).toEqual([
    { email: account.email },
  ]);
  expect((await send('GET', '/rest/v1/note?select=words')).status).toBe(400);
  expect((await send('POST', '/auth/v1/token?grant_type=password', account)).status).toBe(200);
  expect(opens()).toBe(1);
});

test('where nothing but reading was done, nothing is put back', async () => {
  const { backend, send, insert, rewinds } = shared;
  expect((await send('GET', '/rest/v1/note')).status).toBe(200);
  expect((await send('HEAD', '/rest/v1/note')).status).toBe(200);
  const before = rewinds();
  await backend.reset();
  expect(rewinds()).toBe(before);
  await insert('second');
  await backend.reset();
  expect(rewinds()).toBe(before + 1);
});

test('what is asked during a reset waits for it, and what was asked before is done first', async () => {
  const { backend, insert, bodies } = shared;
  const before = insert('second');
  const reset = backend.reset();
  const after = bodies();
  expect(await before).toEqual([{ id: 2, body: 'second' }]);
  await reset;
  expect(await after).toEqual([{ body: 'first' }]);
});

test('a test that loads an extension has it opened again', async () => {
  const { backend, bodies, insert, opens } = await opened();
  await backend.exec('create extension pg_trgm');
  await insert('second');
  await backend.reset();
  expect(opens()).toBe(2);
  expect(await bodies()).toEqual([{ body: 'first' }]);
  await insert('second');
  await backend.reset();
  expect(opens()).toBe(2);
  expect(await bodies()).toEqual([{ body: 'first' }]);
  await backend.close();
});

test('a failed reset rejects, and can be tried again', async () => {
  const { backend, insert, bodies } = await opened({ failing: (time) => time === 2 });
  await backend.exec('create extension pg_trgm');
  await expect(backend.reset()).rejects.toThrow('No memory is left.');
  await expect(insert('third')).rejects.toThrow('No memory is left.');
  await backend.reset();
  expect(await bodies()).toEqual([{ body: 'first' }]);
  await backend.close();
});
