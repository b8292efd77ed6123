import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lendPostgres } from '../../../../embedded/testing/index.ts';
import { installationSql } from './install.ts';

let database: PGlite;
const odd = 'The "one"';

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create schema hidden;
    create table hidden.secret (id int primary key, n int);
    create schema other;
    create type other.mood as enum ('fine', 'bad');
    create domain other.price as numeric(6, 2) check (value >= 0);
    create table other."The ""one""" (
      "the key" int, part text, mood other.mood, price other.price not null, tags text[], doc jsonb,
      day date, at timestamptz, new_1 text, primary key ("the key", part)
    );
    ${installationSql({ schemas: ['public', 'other'] })}`);
});

beforeEach(() =>
  database.exec(`
    truncate hidden.secret, other."The ""one""";
    insert into hidden.secret values (1, 1);
    insert into other."The ""one""" (part, "the key", mood, price, tags, new_1) values
      ('a''', 1, 'fine', 1.5, '{x,"y z"}', null), ('b', 1, 'fine', 2, null, 'old'), ('b', 2, 'bad', 3, null, 'old');`),
);

afterAll(() => database.close());

async function update(wanted: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { rows } = await database.query<{ updated: unknown }>(
    'select public.ninefold_update($1) as updated',
    [JSON.stringify({ schema: 'other', relation: odd, ...wanted })],
  );
  return rows[0]?.updated;
}

async function stored(): Promise<readonly unknown[]> {
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(one) as row from other."The ""one""" one order by "the key", part`,
  );
  return rows.map(({ row }) => row);
}

const key = ['the key', 'part'];

it('updates the rows that hold what was seen, with values of the types of their columns', async () => {
  const fields = {
    key,
    seen: ['mood', 'tags', 'new_1'],
    new: ['mood', 'price', 'tags', 'doc', 'day', 'at', 'new_1'],
  };
  const next = { new_1: 'bad', new_2: '7.255', new_3: '{1}', new_4: { a: [1] }, new_5: null };
  const at = { new_6: '2026-11-25T10:00:00+02', new_7: `it's` };
  const sent = (place: number, ...keys: readonly [string, string]) => ({
    place,
    key_1: keys[0],
    key_2: keys[1],
    seen_1: 'fine',
    ...next,
    ...at,
  });
  const updated = await update({
    fields,
    rows: [
      { ...sent(0, '1', `a'`), seen_2: '{x,"y z"}', seen_3: null },
      { ...sent(1, '1', 'b'), seen_2: null, seen_3: 'changed meanwhile' },
      { ...sent(2, '2', 'b'), seen_2: null, seen_3: 'old' },
      { ...sent(3, '9', 'b'), seen_2: null, seen_3: null },
    ],
  });
  expect(updated).toEqual([0]);
  expect(await stored()).toMatchObject([
    {
      part: `a'`,
      mood: 'bad',
      price: 7.26,
      tags: ['1'],
      doc: { a: [1] },
      day: null,
      new_1: `it's`,
    },
    { part: 'b', mood: 'fine', price: 2, new_1: 'old' },
    { part: 'b', mood: 'bad', price: 3, new_1: 'old' },
  ]);
});

it('updates none where the database refuses one', async () => {
  const before = await stored();
  const rows = [4, -1].map((price, place) => ({
    place,
    key_1: place + 1,
    key_2: 'b',
    new_1: price,
  }));
  const fields = { key, seen: [], new: ['price'] };
  await expect(update({ fields, rows })).rejects.toThrow(/price_check/);
  expect(await stored()).toEqual(before);
  expect(await update({ fields, rows: rows.slice(0, 1) })).toEqual([0]);
});

it.each([
  [
    'a relation of a schema that the Data API doesn’t have',
    { schema: 'hidden', relation: 'secret' },
  ],
  ['a relation that doesn’t exist', { relation: 'missing' }],
  ['a column that doesn’t exist', { fields: { key: ['id'], seen: [], new: ['1 = 1'] } }],
  ['all records', { fields: { key: [], seen: [], new: ['new_1'] } }],
  ['no field', { fields: { key, seen: [], new: [] } }],
  ['names that are SQL', { relation: `${odd} as stored set new_1 = 1 --` }],
])('rejects an update of %s', async (_what, wanted) => {
  const before = await stored();
  const fields = { key: ['id'], seen: [], new: ['n'] };
  const rows = [{ place: 0, key_1: '1', key_2: 'b', new_1: '2' }];
  await expect(update({ fields, rows, ...wanted })).rejects.toThrow(/\w/);
  expect(await stored()).toEqual(before);
  expect((await database.query('select n from hidden.secret')).rows).toEqual([{ n: 1 }]);
});
