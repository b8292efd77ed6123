import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../backend.ts';
import { lendBackend } from '../../../testing/index.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    create table customer (id int primary key);
    create table work_order (id int primary key, customer int references customer);
    insert into customer values (1);
    insert into work_order values (1, 1);
    create function orders() returns setof work_order stable language sql as 'table work_order';
    grant all on all tables in schema public to anon;
  `);
});
afterAll(() => backend.close());

function ask(path: string, method = 'GET') {
  const headers = { apikey: backend.publishableKey, prefer: 'return=representation' };
  return backend.clientFetch(`http://backend.test/rest/v1/${path}`, { method, headers });
}

const deep =
  'id,customer(id,work_order(id,customer(id,work_order(id,customer(id,work_order(id))))))';

test.each([
  ['GET', `work_order?select=${deep}`],
  ['DELETE', `work_order?id=eq.1&select=${deep}`],
  ['GET', `rpc/orders?select=${deep}`],
  ['POST', `rpc/orders?select=${deep}`],
])('%s %s is refused before Postgres is asked', async (method, path) => {
  const answer = await ask(path, method);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    code: '54001',
    message: 'The request embeds records 6 levels deep, and at most 3 levels are allowed.',
    details: 'Each level multiplies the rows to read, and all other requests wait for them.',
    hint: 'Embed fewer levels, and read the rest with another request.',
  });
});

test('four levels are one too many, also where they only filter or spread', async () => {
  const levels = 'customer!inner(work_order(...customer(work_order())))';
  expect((await ask(`work_order?select=id,${levels}`)).status).toBe(413);
});

test('three levels are answered', async () => {
  const answer = await ask('work_order?select=id,customer(id,work_order(id,customer(id)))');
  expect(await answer.json()).toEqual([
    {
      id: 1,
      customer: { id: 1, work_order: [{ id: 1, customer: { id: 1 } }] },
    },
  ]);
});

test('any number of embeds side by side is answered', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `c${index}`);
  const select = names.map((name) => `${name}:customer(id)`).join(',');
  const [row] = await (await ask(`work_order?select=${select}`)).json();
  expect(Object.keys(row)).toEqual(names);
});
