import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lendPostgres } from '../../../../embedded/testing/index.ts';
import { installationSql } from './install.ts';

let database: PGlite;
const parent = { schema: 'other', relation: 'An "order"' };
const child = { schema: 'other', relation: 'line' };
const one = { schema: 'other', relation: 'The "one"' };

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create role anon;
    create role authenticated;
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
    create table other."The ""one""" (
      "the key" int, part text, mood other.mood, price other.price not null, tags text[], doc jsonb,
      day date, at timestamptz, new_1 text, primary key ("the key", part)
    );
    create table other.late (id int primary key, other_id int references other.late deferrable initially deferred);
    create table other.alone (id int generated always as identity);
    grant usage on schema public, other to anon, authenticated;
    grant select, insert, update, delete on all tables in schema other to anon, authenticated;
    alter table other.line enable row level security;
    create policy shown on other.line to anon using (secret is null) with check (price < 100);
    create policy all_of_them on other.line to authenticated using (true);
    ${installationSql({ schemas: ['public', 'other'] })}`);
});

beforeEach(() =>
  database.exec(`
    truncate hidden.secret, other."An ""order""", other.line, other.late, other.alone, other."The ""one""",
      ninefold_requests.answered restart identity;
    insert into hidden.secret values (1, 1);
    insert into other."An ""order""" (title) values ('first');
    insert into other."The ""one""" (part, "the key", mood, price, tags, new_1) values
      ('a''', 1, 'fine', 1.5, '{x,"y z"}', null), ('b', 1, 'fine', 2, null, 'old'), ('b', 2, 'bad', 3, null, 'old');
    insert into other.line (order_id, position, mood, price)
      select "the id", place, 'fine', place from other."An ""order""", generate_series(1, 3) place;`),
);

afterAll(() => database.close());

const orderId = '9007199254740993';

async function send(wanted: unknown): Promise<unknown> {
  const { rows } = await database.query<{ answer: unknown }>(
    'select public.ninefold_write($1) as answer',
    [JSON.stringify(wanted)],
  );
  return rows[0]?.answer;
}

const write = (...steps: readonly object[]) => send({ steps });

/** Runs as PostgREST does: in a transaction with the role and the claims of the token. */
async function as<T>(role: string, sub: string | undefined, task: () => Promise<T>): Promise<T> {
  await database.exec('begin');
  try {
    await database.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ role, sub }),
    ]);
    await database.exec(`set local role ${role}`);
    const answer = await task();
    await database.exec('commit');
    return answer;
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

async function texts(sql: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ text: string }>(sql);
  return rows.map(({ text }) => text);
}

const lines = () =>
  texts(
    `select order_id || ' ' || position || ' ' || mood || ' ' || price as text from other.line order by 1`,
  );

const ones = async (): Promise<readonly unknown[]> =>
  (
    await database.query<{ row: unknown }>(
      `select to_jsonb(one) as row from other."The ""one""" one order by "the key", part`,
    )
  ).rows.map(({ row }) => row);

const stored = [`${orderId} 1 fine 1.00`, `${orderId} 2 fine 2.00`, `${orderId} 3 fine 3.00`];
const key = (position: number) => ({ order_id: orderId, position: String(position) });

interface Parts {
  readonly new?: object;
  readonly key?: object;
  readonly seen?: object;
  readonly parent?: readonly (readonly [string, string])[];
  readonly version?: string;
}

/** A step with one row. */
function step(
  relation: object,
  operation: string,
  { version, parent: given, ...parts }: Parts,
  more = {},
) {
  const named = Object.entries(parts);
  return {
    ...relation,
    operation,
    fields: {
      ...Object.fromEntries(named.map(([kind, values]) => [kind, Object.keys(values)])),
      ...(given && { parent: given }),
    },
    rows: [
      {
        version,
        ...Object.fromEntries(
          named.flatMap(([kind, values]) =>
            Object.values(values).map((value, index) => [`${kind}_${index + 1}`, value]),
          ),
        ),
      },
    ],
    ...more,
  };
}

const insertLine = (position: number, price: string) =>
  step(child, 'insert', {
    new: { position, price, mood: 'bad' },
    parent: [['order_id', 'the id']],
  });

describe('a record with those that belong to it', () => {
  it('is created', async () => {
    const created = await write(
      step(
        parent,
        'insert',
        { new: { title: "it's", note: { b: [1.1] }, tags: '{x,"y z"}' } },
        { return: ['the id', 'tags'] },
      ),
      insertLine(1, '7.255'),
      insertLine(2, '0'),
    );
    const id = String(BigInt(orderId) + 1n);
    expect(created).toEqual({ saved: { 'the id': id, tags: '{x,"y z"}' } });
    expect(await lines()).toEqual([...stored, `${id} 1 bad 7.26`, `${id} 2 bad 0.00`]);
  });

  it('is left as it is while these are edited, deleted and created', async () => {
    const saved = await write(
      step(child, 'delete', { key: key(1), seen: { mood: 'fine', price: '1.00', secret: null } }),
      step(child, 'update', { key: key(2), seen: { mood: 'fine' }, new: { position: '1' } }),
      step(child, 'insert', { new: { order_id: orderId, position: 2, price: 5, mood: 'bad' } }),
    );
    expect(saved).toEqual({ saved: {} });
    expect(await lines()).toEqual([
      `${orderId} 1 fine 2.00`,
      `${orderId} 2 bad 5.00`,
      `${orderId} 3 fine 3.00`,
    ]);
  });

  it('is not written where one is refused, and the answer says which and why', async () => {
    const answer = await write(
      step(parent, 'insert', { new: { title: 'second' } }, { return: ['the id'] }),
      insertLine(1, '1'),
      insertLine(2, '-1'),
      insertLine(3, '1'),
    );
    expect(answer).toMatchObject({
      failed: { place: 2, code: '23514', message: expect.stringContaining('price_check') },
    });
    expect(await lines()).toEqual(stored);
    expect(await texts(`select title as text from other."An ""order"""`)).toEqual(['first']);
  });

  it.each([
    ['changed meanwhile', 'update', { key: key(2), seen: { mood: 'bad' }, new: { price: 9 } }],
    ['changed meanwhile', 'delete', { key: key(2), seen: { price: '2.01' } }],
    ['has another version', 'delete', { key: key(2), version: '1' }],
    ['is gone', 'delete', { key: key(9) }],
  ])('is not written where one %s', async (_what, operation, parts) => {
    const first = step(child, 'delete', { key: key(1) });
    const failed = { place: 1, code: null, details: null, hint: null };
    expect(await write(first, step(child, operation, parts))).toMatchObject({ failed });
    expect(await lines()).toEqual(stored);
  });

  it('is written while it has the version which was read', async () => {
    const [version] = await texts('select xmin::text as text from other.line where position = 2');
    const update = step(child, 'update', { key: key(2), version, new: { price: '9' } });
    expect(await write(update)).toEqual({ saved: {} });
    expect(await write(update)).toMatchObject({ failed: { place: 0, code: null } });
    expect(await lines()).toContain(`${orderId} 2 fine 9.00`);
  });

  it('is not written where what is checked at the end fails, which is of no record', async () => {
    const late = { schema: 'other', relation: 'late' };
    const first = step(late, 'insert', { new: { id: 1, other_id: 2 } });
    expect(await write(first)).toMatchObject({ failed: { place: null, code: '23503' } });
    const second = step(late, 'insert', { new: { id: 2, other_id: 1 } });
    expect(await write(first, second)).toEqual({ saved: {} });
  });

  it('is created though nothing is given', async () => {
    const alone = { schema: 'other', relation: 'alone' };
    expect(await write(step(alone, 'insert', {}, { return: ['id'] }))).toEqual({
      saved: { id: '1' },
    });
  });
});

const prices = (...all: readonly number[]) => ({
  fields: { key: ['the key', 'part'], new: ['price'] },
  rows: all.map((price, place) => ({ place, key_1: place + 1, key_2: 'b', new_1: price })),
});

describe('a batch', () => {
  const updated = ['mood', 'price', 'tags', 'doc', 'day', 'at', 'new_1'];
  const batch = (rows: readonly object[], more = {}) =>
    write({
      ...one,
      operation: 'update',
      fields: { key: ['the key', 'part'], seen: ['mood', 'tags', 'new_1'], new: updated },
      rows,
      partial: true,
      ...more,
    });

  it('writes the rows that hold what was seen, with values of the types of their columns', async () => {
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
    const answer = await batch([
      { ...sent(0, '1', `a'`), seen_2: '{x,"y z"}', seen_3: null },
      { ...sent(1, '1', 'b'), seen_2: null, seen_3: 'changed meanwhile' },
      { ...sent(2, '2', 'b'), seen_2: null, seen_3: 'old' },
      { ...sent(3, '9', 'b'), seen_2: null, seen_3: null },
    ]);
    expect(answer).toEqual({ saved: {}, written: [0] });
    expect(await ones()).toMatchObject([
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

  it('writes none where the database refuses one, or one of all isn’t found', async () => {
    const before = await ones();
    expect(await batch([], prices(4, -1))).toMatchObject({ failed: { place: 0, code: '23514' } });
    const all = { partial: false };
    expect(await batch([], { ...prices(4, 5, 6), ...all })).toMatchObject({
      failed: { place: 0, code: null },
    });
    expect(await ones()).toEqual(before);
    expect(await batch([], { ...prices(4, 5), ...all })).toEqual({ saved: {} });
    expect(await batch([], prices(6))).toEqual({ saved: {}, written: [0] });
  });
});

const asVisitor = (...steps: readonly object[]) => as('anon', undefined, () => write(...steps));

it('has the permissions of the role that calls it', async () => {
  await database.exec(`update other.line set secret = 'x' where position = 3`);
  expect(await asVisitor(step(child, 'delete', { key: key(3) }))).toMatchObject({
    failed: { place: 0, code: null },
  });
  const refused = await asVisitor(
    step(child, 'update', { key: key(1), new: { mood: 'bad' } }),
    step(child, 'update', { key: key(2), new: { price: '100' } }),
  );
  expect(refused).toMatchObject({ failed: { place: 1, code: '42501' } });
  expect(await lines()).toEqual(stored);
});

it.each([
  ['a schema that the Data API doesn’t have', { schema: 'hidden', relation: 'secret' }],
  ['a relation that doesn’t exist', { relation: 'missing' }],
  ['a column that doesn’t exist', { fields: { key: ['order_id'], new: ['1 = 1'] } }],
  ['no key', { fields: { key: [], new: ['price'] } }],
  ['no field', { fields: { key: ['order_id', 'position'], new: [] } }],
  ['another operation', { operation: 'truncate' }],
  ['names that are SQL', { relation: 'line as stored set price = 1 --' }],
  ['parts that are SQL', { fields: { 'new) --': ['price'] } }],
  ['no rows', { rows: undefined }],
  ['several records', { fields: { key: ['order_id'], new: ['price'] } }],
  ['a batch of all records', { fields: { key: [], new: ['price'] }, partial: true }],
  ['a batch of names that are SQL', { relation: 'line as stored --', partial: true }],
])('rejects %s', async (_what, wanted) => {
  const update = step(child, 'update', { key: key(1), new: { price: '9' } });
  expect(await write({ ...update, ...wanted })).toHaveProperty('failed.place', 0);
  expect(await lines()).toEqual(stored);
  expect(await texts('select n::text as text from hidden.secret')).toEqual(['1']);
});

const answered = 'ninefold_requests.answered';

const titles = () => texts(`select title as text from other."An ""order""" order by "the id"`);

const count = () => texts(`select count(*)::text as text from ${answered}`);

const forge = (sender: string, role: string) => `insert into ${answered}
  (request, role, sender, content, answer) values (gen_random_uuid(), '${role}', '${sender}', '', '{}')`;

describe('a request with an id', () => {
  const request = 'a0000000-0000-4000-8000-000000000001';
  const ann = '00000000-0000-4000-8000-00000000000a';
  const bob = '00000000-0000-4000-8000-00000000000b';
  const creation = (title: string) => ({
    request,
    steps: [step(parent, 'insert', { new: { title } }, { return: ['the id'] })],
  });
  const asAnn = (wanted: unknown) => as('authenticated', ann, () => send(wanted));

  it('is carried out once, and answered alike each time', async () => {
    const answer = await asAnn(creation('second'));
    expect(answer).toEqual({ saved: { 'the id': String(BigInt(orderId) + 1n) } });
    expect(await asAnn(creation('second'))).toEqual(answer);
    expect(await titles()).toEqual(['first', 'second']);
  });

  it('fails with other content, and the answer tells what was stored', async () => {
    const earlier = await asAnn(creation('second'));
    expect(await asAnn(creation('third'))).toMatchObject({
      earlier,
      failed: { place: null, code: 'PT409' },
    });
    expect(await titles()).toEqual(['first', 'second']);
  });

  it('leaves no answer where it has written nothing', async () => {
    const none = step(one, 'update', { key: { 'the key': 9, part: 'x' }, new: { new_1: 'y' } });
    expect(await as('anon', undefined, () => send({ request, steps: [] }))).toEqual({ saved: {} });
    expect(await as('anon', undefined, () => send({ request }))).toEqual({ saved: {} });
    expect(await asAnn({ request, steps: [{ ...none, rows: [] }] })).toEqual({ saved: {} });
    const written = { saved: {}, written: [] };
    expect(await asAnn({ request, steps: [{ ...none, partial: true }] })).toEqual(written);
    expect(await count()).toEqual(['0']);
  });

  it('can be sent again after it has failed, or was only tried', async () => {
    const failing = { request, steps: [insertLine(1, '-1')] };
    expect(await asAnn(failing)).toMatchObject({ failed: { place: 0 } });
    await database.exec(`
      begin; set local role authenticated;
      select public.ninefold_write('${JSON.stringify(creation('tried'))}'); rollback`);
    expect(await asAnn(creation('second'))).toMatchObject({ saved: {} });
    expect(await titles()).toEqual(['first', 'second']);
  });

  it('of one person says nothing about the same id of another, and can’t be used up by them', async () => {
    const first = await asAnn(creation('second'));
    for (const [role, sub] of [
      ['authenticated', bob],
      ['anon', ann],
      ['anon', undefined],
    ] as const) {
      const other = await as(role, sub, () => send(creation('second')));
      expect(other).toHaveProperty('saved');
      expect(other).not.toEqual(first);
    }
    expect(await asAnn(creation('second'))).toEqual(first);
  });

  it('has an answer that nobody else can read, forge, change or delete', async () => {
    await asAnn(creation('second'));
    await as('anon', undefined, () => send(creation('second')));
    const listed = (role: string, sub?: string, named = '') =>
      as(role, sub, async () => {
        await database.exec(named);
        return count();
      });
    const named = `set local ninefold.request = '${request}'`;
    // Visitors share a role: their answers are found by their ids alone.
    expect(await listed('anon')).toEqual(['0']);
    expect(await listed('authenticated', ann)).toEqual(['0']);
    expect(await listed('authenticated', bob, named)).toEqual(['0']);
    expect(await listed('authenticated', ann, named)).toEqual(['1']);
    const asBob = (sql: string) => as('authenticated', bob, () => database.exec(sql));
    await expect(asBob(forge(ann, 'authenticated'))).rejects.toThrow(/row-level security/);
    await expect(asBob(forge(bob, 'anon'))).rejects.toThrow(/row-level security/);
    for (const sql of [`update ${answered} set answer = '{}'`, `delete from ${answered}`]) {
      await expect(asBob(`${named}; ${sql}`)).rejects.toThrow(/permission denied/);
    }
    await expect(asBob('select ninefold_requests.forget_old()')).rejects.toThrow(
      /permission denied|trigger/,
    );
    expect(await count()).toEqual(['2']);
  });

  it('is forgotten after a week, a few at a time', async () => {
    await database.exec(`
      insert into ${answered} (request, sender, content, answer, answered_at)
      select gen_random_uuid(), '', '', '{}', now() - interval '8 days' from generate_series(1, 30)`);
    const old = () =>
      texts(
        `select count(*)::text as text from ${answered} where answered_at < now() - interval '7 days'`,
      );
    expect(await old()).toEqual(['10']);
    await asAnn(creation('second'));
    expect(await old()).toEqual(['0']);
    expect(await asAnn(creation('second'))).toMatchObject({ saved: {} });
    expect(await titles()).toEqual(['first', 'second']);
  });

  it('must be a UUID', async () => {
    await expect(send({ ...creation('second'), request: 'x' })).rejects.toThrow(/uuid/);
  });
});
