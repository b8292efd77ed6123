import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lendPostgres } from '../../../../embedded/testing/index.ts';
import { childrenSql } from './saves.ts';

let database: PGlite;
const parent = { schema: 'other', relation: 'An "order"' };
const child = { schema: 'other', relation: 'line' };

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create role clerk;
    create schema hidden;
    create table hidden.secret (id int primary key, n int);
    create schema other;
    create type other.mood as enum ('fine', 'bad');
    create domain other.price as numeric(6, 2) check (value >= 0);
    create table other."An ""order""" (
      "the id" bigint generated always as identity (start with 9007199254740993) primary key,
      title text not null, note json, tags text[]
    );
    create table other.line (
      order_id bigint not null references other."An ""order""" on delete cascade,
      position smallint check (position > 0),
      mood other.mood, price other.price not null, secret text, primary key (order_id, position)
    );
    create table other.late (id int primary key, other_id int references other.late deferrable initially deferred);
    create table other.alone (id int generated always as identity);
    grant usage on schema other to clerk;
    grant select, insert, update, delete on all tables in schema other to clerk;
    alter table other.line enable row level security;
    create policy shown on other.line to clerk using (secret is null) with check (price < 100);
    ${childrenSql({ schemas: ['public', 'other'] })}
    grant execute on function public.ninefold_save(json) to clerk;`);
});

beforeEach(() =>
  database.exec(`
    truncate hidden.secret, other."An ""order""", other.line, other.late, other.alone restart identity;
    insert into hidden.secret values (1, 1);
    insert into other."An ""order""" (title) values ('first');
    insert into other.line (order_id, position, mood, price)
      select "the id", place, 'fine', place from other."An ""order""", generate_series(1, 3) place;`),
);

afterAll(() => database.close());

const orderId = '9007199254740993';

async function save(...wanted: readonly object[]): Promise<unknown> {
  const { rows } = await database.query<{ answer: unknown }>(
    'select public.ninefold_save($1) as answer',
    [JSON.stringify(wanted)],
  );
  return rows[0]?.answer;
}

async function asClerk(...wanted: readonly object[]): Promise<unknown> {
  await database.exec('set role clerk');
  try {
    return await save(...wanted);
  } finally {
    await database.exec('reset role');
  }
}

async function lines(): Promise<readonly string[]> {
  const { rows } = await database.query<{ line: string }>(
    `select order_id || ' ' || position || ' ' || mood || ' ' || price as line from other.line order by 1`,
  );
  return rows.map(({ line }) => line);
}

const stored = [`${orderId} 1 fine 1.00`, `${orderId} 2 fine 2.00`, `${orderId} 3 fine 3.00`];
const key = (position: number) => ({ order_id: orderId, position: String(position) });
const insertLine = (position: number, price: string, more = {}) => ({
  ...child,
  operation: 'insert',
  new: { position, price, mood: 'bad', ...more },
  parent: { order_id: 'the id' },
});

it('creates a record with the records that belong to it', async () => {
  const created = await save(
    {
      ...parent,
      operation: 'insert',
      new: { title: "it's", note: { b: [1.1] }, tags: '{x,"y z"}' },
      return: ['the id', 'tags'],
    },
    insertLine(1, '7.255'),
    insertLine(2, '0'),
  );
  const id = String(BigInt(orderId) + 1n);
  expect(created).toEqual({ saved: { 'the id': id, tags: '{x,"y z"}' } });
  expect(await lines()).toEqual([...stored, `${id} 1 bad 7.26`, `${id} 2 bad 0.00`]);
});

it('edits, deletes and creates what belongs to a record that it leaves as it is', async () => {
  const saved = await save(
    {
      ...child,
      operation: 'delete',
      key: key(1),
      seen: { mood: 'fine', price: '1.00', secret: null },
    },
    { ...child, operation: 'update', key: key(2), seen: { mood: 'fine' }, new: { position: '1' } },
    {
      ...child,
      operation: 'insert',
      new: { order_id: orderId, position: 2, price: 5, mood: 'bad' },
    },
  );
  expect(saved).toEqual({ saved: {} });
  expect(await lines()).toEqual([
    `${orderId} 1 fine 2.00`,
    `${orderId} 2 bad 5.00`,
    `${orderId} 3 fine 3.00`,
  ]);
});

it('undoes everything where one record is refused, and says which and why', async () => {
  const answer = await save(
    { ...parent, operation: 'insert', new: { title: 'second' }, return: ['the id'] },
    insertLine(1, '1'),
    insertLine(2, '-1'),
    insertLine(3, '1'),
  );
  expect(answer).toMatchObject({
    failed: { place: 2, code: '23514', message: expect.stringContaining('price_check') },
  });
  expect(await lines()).toEqual(stored);
  const orders = await database.query(`select title from other."An ""order"""`);
  expect(orders.rows).toEqual([{ title: 'first' }]);
});

it.each([
  [
    'changed meanwhile',
    { operation: 'update', key: key(2), seen: { mood: 'bad' }, new: { price: 9 } },
  ],
  ['changed meanwhile', { operation: 'delete', key: key(2), seen: { price: '2.01' } }],
  ['has another version', { operation: 'delete', key: key(2), version: '1' }],
  ['is gone', { operation: 'delete', key: key(9) }],
])('undoes everything where a record %s', async (_what, step) => {
  const first = { ...child, operation: 'delete', key: key(1) };
  const failed = { place: 1, code: null, details: null, hint: null };
  expect(await save(first, { ...child, ...step })).toMatchObject({ failed });
  expect(await lines()).toEqual(stored);
});

it('writes a record that has the version which was read', async () => {
  const { rows } = await database.query<{ version: string }>(
    'select xmin::text as version from other.line where position = 2',
  );
  const step = { ...child, operation: 'update', key: key(2), ...rows[0], new: { price: '9' } };
  expect(await save(step)).toEqual({ saved: {} });
  expect(await save(step)).toMatchObject({ failed: { place: 0, code: null } });
  expect(await lines()).toContain(`${orderId} 2 fine 9.00`);
});

it('finds what is checked at the end, of no record', async () => {
  const late = { schema: 'other', relation: 'late', operation: 'insert' };
  const first = { ...late, new: { id: 1, other_id: 2 } };
  expect(await save(first)).toMatchObject({ failed: { place: null, code: '23503' } });
  expect(await save(first, { ...late, new: { id: 2, other_id: 1 } })).toEqual({ saved: {} });
});

it('creates a record of which nothing is given', async () => {
  const alone = { schema: 'other', relation: 'alone', operation: 'insert', return: ['id'] };
  expect(await save(alone)).toEqual({ saved: { id: '1' } });
});

it('has the permissions of the role that calls it', async () => {
  await database.exec(`update other.line set secret = 'x' where position = 3`);
  const hidden = await asClerk({ ...child, operation: 'delete', key: key(3) });
  expect(hidden).toMatchObject({ failed: { place: 0, code: null } });
  const refused = await asClerk(
    { ...child, operation: 'update', key: key(1), new: { mood: 'bad' } },
    { ...child, operation: 'update', key: key(2), new: { price: '100' } },
  );
  expect(refused).toMatchObject({ failed: { place: 1, code: '42501' } });
  expect(await lines()).toEqual(stored);
});

it.each([
  ['a schema that the Data API doesn’t have', { schema: 'hidden', relation: 'secret' }],
  ['a relation that doesn’t exist', { relation: 'missing' }],
  ['a column that doesn’t exist', { new: { '1 = 1': 2 } }],
  ['no key', { key: {} }],
  ['no field', { new: {} }],
  ['another operation', { operation: 'truncate' }],
  ['names that are SQL', { relation: 'line as stored set price = 1 --' }],
  ['several records', { key: { order_id: orderId } }],
])('rejects %s', async (_what, wanted) => {
  const step = { ...child, operation: 'update', key: key(1), new: { price: '9' }, ...wanted };
  expect(await save(step)).toHaveProperty('failed.place', 0);
  expect(await lines()).toEqual(stored);
  expect((await database.query('select n from hidden.secret')).rows).toEqual([{ n: 1 }]);
});
