import { savedViewsSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, ApiRequest } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';

const ada = { role: 'authenticated', sub: 'ada00000-0000-4000-8000-000000000001' };
const bob = { role: 'authenticated', sub: 'b0b00000-0000-4000-8000-000000000002' };

/** The users of Auth, which only the embedded backend brings along. */
const usersSql = `
  create table if not exists auth.users (id uuid primary key);
  insert into auth.users (id) values ('${ada.sub}'), ('${bob.sub}') on conflict do nothing;`;

let pair: Pair;

beforeAll(async () => {
  pair = await openPair(`${usersSql}${savedViewsSql()}`);
});
afterAll(() => pair.close());

/** Sends a request to both backends, which must answer alike. */
async function send(request: ApiRequest): Promise<Answer> {
  const { embedded, real } = await pair.send(request);
  expect(embedded.status).toBe(real.status);
  expect(embedded.body).toEqual(real.body);
  return real;
}

const path = 'ninefold_saved_views';
const written = { prefer: 'return=representation' };
const view = (id: string, name: string, shared = false) =>
  JSON.stringify({ id, entity: 'work_order', name, address: 'status=eq.open', shared });
const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const namesFor = async (as?: ApiRequest['as']) =>
  (await send({ path: `${path}?select=name&order=name.asc`, as })).body;

test('people read their own views and shared ones, and change only their own', async () => {
  for (const [as, body] of [
    [ada, view(idOf(1), 'Private')],
    [ada, view(idOf(2), 'Shared', true)],
    [bob, view(idOf(3), 'Private')],
  ] as const) {
    expect((await send({ method: 'POST', path, body, as, headers: written })).status).toBe(201);
  }
  expect(await namesFor(ada)).toEqual([{ name: 'Private' }, { name: 'Shared' }]);
  expect(await namesFor(bob)).toEqual([{ name: 'Private' }, { name: 'Shared' }]);
  const own = await send({ path: `${path}?select=id&name=eq.Private`, as: bob });
  expect(own.body).toEqual([{ id: idOf(3) }]);

  const change = { method: 'PATCH', body: '{"name": "Taken over"}', headers: written } as const;
  for (const id of [idOf(1), idOf(2)]) {
    expect((await send({ ...change, path: `${path}?id=eq.${id}`, as: bob })).body).toEqual([]);
    const gone = await send({
      method: 'DELETE',
      path: `${path}?id=eq.${id}`,
      as: bob,
      headers: written,
    });
    expect(gone.body).toEqual([]);
  }
  const renamed = await send({ ...change, path: `${path}?id=eq.${idOf(1)}`, as: ada });
  expect(renamed.body).toMatchObject([{ name: 'Taken over', owner: ada.sub }]);
});

test('a person can’t save a view for another person, or hand one over', async () => {
  const body = JSON.stringify({ entity: 'x', name: 'x', address: '', owner: ada.sub });
  expect((await send({ method: 'POST', path, body, as: bob })).body).toMatchObject({
    code: '42501',
  });
  const given = await send({
    method: 'PATCH',
    path: `${path}?id=eq.${idOf(3)}`,
    body: JSON.stringify({ owner: ada.sub }),
    as: bob,
  });
  expect(given.body).toMatchObject({ code: '42501' });
});

test('a visitor has no access', async () => {
  expect((await send({ path })).body).toMatchObject({ code: '42501' });
  const body = view(idOf(4), 'Visitor');
  expect((await send({ method: 'POST', path, body })).body).toMatchObject({ code: '42501' });
});

test('a name is taken once for each person and list, and has a length', async () => {
  const twice = await send({ method: 'POST', path, body: view(idOf(5), 'Shared'), as: ada });
  expect(twice.body).toMatchObject({ code: '23505' });
  for (const name of ['', ' Blank', 'x'.repeat(101)]) {
    const refused = await send({ method: 'POST', path, body: view(idOf(6), name), as: ada });
    expect(refused.body).toMatchObject({ code: '23514' });
  }
});

test('the SQL can be run again, and keeps the views', async () => {
  await pair.exec(savedViewsSql());
  expect(await namesFor(ada)).toContainEqual({ name: 'Shared' });
  expect(await namesFor(bob)).toContainEqual({ name: 'Private' });
});

test('the views of an account go with it', async () => {
  await pair.exec(`delete from auth.users where id = '${ada.sub}'`);
  expect(await namesFor(bob)).toEqual([{ name: 'Private' }]);
});
