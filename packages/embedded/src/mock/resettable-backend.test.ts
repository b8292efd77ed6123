import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lendBackend } from '../../testing/index.ts';
import type { Backend } from '../backend/backend.ts';
import { resettableBackend } from './resettable-backend.ts';

const account = { email: 'mira@workshop.example', password: 'a long password' };
/** For tests that it can be put back after. */
let shared: Awaited<ReturnType<typeof opened>>;

beforeAll(async () => {
  shared = await opened();
});

beforeEach(() => shared.backend.reset());
afterAll(() => shared.backend.close());

interface Faults {
  /** The time that it can't be opened. */
  readonly failingTime?: number;
  readonly cannotRewind?: boolean;
}

/** Opens a backend that counts how often it is opened and put back. */
async function opened({ failingTime, cannotRewind = false }: Faults = {}) {
  let opens = 0;
  let rewinds = 0;
  const open = async (): Promise<Backend> => {
    opens++;
    if (opens === failingTime) throw new Error('No memory is left.');
    const lent = await lendBackend();
    await lent.exec(`
      create table note (id int generated always as identity primary key, body text unique);
      grant select, insert on note to anon;
      insert into note (body) values ('first');`);
    await lent.createAccount(account);
    return {
      ...lent,
      async remember() {
        const rewind = await lent.remember();
        return () => {
          rewinds++;
          return cannotRewind ? Promise.resolve(false) : rewind();
        };
      },
    };
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
    rewinds: () => rewinds,
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
  await backend.exec('create extension hstore');
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
  const { backend, insert, bodies } = await opened({ failingTime: 2, cannotRewind: true });
  await insert('second');
  await expect(backend.reset()).rejects.toThrow('No memory is left.');
  await expect(insert('third')).rejects.toThrow('No memory is left.');
  await backend.reset();
  expect(await bodies()).toEqual([{ body: 'first' }]);
  await backend.close();
});
