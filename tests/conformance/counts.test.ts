import { type Filter, writeFilters } from '@ninefold/specification/grammar';
import { installationSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiRequest } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { kindColumns, kindsSql } from './records/schema.ts';
import { schemaSql } from './requests/schema.ts';

const schemas = ['public', 'yard'];
const citextSql = `
  create extension citext schema public;
  create table yard.basket (id int primary key, note text not null);
  create table yard.fruit (
    basket_id int references yard.basket, position int, weight numeric check (weight > 0),
    primary key (basket_id, position)
  );
  grant select, insert, delete on yard.basket, yard.fruit to anon;
  create table yard.word (word citext);
  insert into yard.word values ('Pump'), ('PUMP'), ('valve');
  grant select, update on yard.word to anon;`;

let pair: Pair;

beforeAll(async () => {
  const functions = installationSql({ schemas });
  pair = await openPair(`${schemaSql}${kindsSql}${citextSql}${functions}`, {
    schemas,
  });
});

afterAll(() => pair.close());

interface Wanted {
  readonly schema: string;
  readonly relation: string;
  readonly filters: readonly Filter[];
}

const wanted = (relation: string, ...filters: readonly Filter[]): Wanted => {
  const [schema = '', name] = relation.split('.');
  return name === undefined
    ? { schema: 'public', relation, filters }
    : { schema, relation: name, filters };
};

type Person = ApiRequest['as'];

/** Counts in one request, by GET and by POST, which both backends must answer alike. */
async function together(list: readonly Wanted[], as?: Person): Promise<unknown> {
  const path = 'rpc/ninefold_counts';
  const text = JSON.stringify(list);
  const requests: readonly ApiRequest[] = [
    { path: `${path}?wanted=${encodeURIComponent(text)}`, as },
    { path, method: 'POST', body: JSON.stringify({ wanted: text }), as },
    { path, method: 'POST', body: JSON.stringify({ wanted: list }), as },
  ];
  const exchanges = await Promise.all(requests.map((request) => pair.send(request)));
  for (const { embedded, real } of exchanges) expect(embedded).toEqual(real);
  const [get, ...posts] = exchanges.map(({ real }) => real.body);
  for (const post of posts) expect(post).toEqual(get);
  return get;
}

/** Counts each relation in a separate request; null where PostgREST rejects it. */
async function separately(list: readonly Wanted[], as?: Person): Promise<unknown> {
  return Promise.all(
    list.map(async ({ schema, relation, filters }) => {
      const query = new URLSearchParams(writeFilters(filters).map(([...pair]) => pair));
      const { real } = await pair.send({
        path: `${encodeURIComponent(relation)}?${query.toString()}&limit=0`,
        method: 'HEAD',
        headers: { 'accept-profile': schema, prefer: 'count=exact' },
        as,
      });
      const number = real.headers['content-range']?.split('/')[1];
      return real.status < 300 ? { number } : null;
    }),
  );
}

test.each(Object.entries(kindColumns))(
  'every filter of %s counts what a separate request counts',
  async (column, [, text]) => {
    const field = column.replaceAll('"', '');
    const part = text.slice(2, 6);
    const filter = (operator: Filter['operator'], ...values: readonly string[]): Filter => ({
      field,
      operator,
      values,
    });
    const filters = [
      ...(['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const).flatMap((operator) => [
        filter(operator, text),
        filter(operator, 'other'),
      ]),
      ...[[text], [text, text], [text, 'other'], [''], []].map((values) => filter('in', ...values)),
      ...(['contains', 'starts'] as const).flatMap((operator) =>
        [text, text.slice(0, 3), part, '%_', '*', '\\', ''].map((value) => filter(operator, value)),
      ),
      filter('empty'),
      filter('notEmpty'),
    ];
    const list = filters.map((each) => wanted('every_kind', each));
    const counts = await together(list);
    expect(counts).toEqual(await separately(list));
    expect(counts).toContainEqual({ number: '1' });
  },
);

test('the types of extensions are compared as in a separate request', async () => {
  const list = [
    wanted('yard.word', { field: 'word', operator: 'eq', values: ['pump'] }),
    wanted('yard.word', { field: 'word', operator: 'in', values: ['pump', 'VALVE'] }),
    wanted('yard.word', { field: 'word', operator: 'gt', values: ['PUMP'] }),
  ];
  expect(await together(list)).toEqual([{ number: '2' }, { number: '3' }, { number: '1' }]);
  expect(await together(list)).toEqual(await separately(list));
});

test.each<[string, Person, readonly unknown[]]>([
  ['a visitor', undefined, ['2', '1', '1', null, null]],
  ['a signed-in person', { role: 'authenticated' }, ['2', '1', '1', null, null]],
  ['a role that bypasses policies', { role: 'service_role' }, ['3', null, null, null, null]],
])('%s counts only the records that they see', async (_who, as, expected) => {
  await pair.exec('grant select on guarded to service_role');
  const list = [
    wanted('guarded'),
    wanted('yard.gate'),
    wanted('partly', { field: 'shown', operator: 'eq', values: ['shown'] }),
    wanted('partly', { field: 'secret', operator: 'eq', values: ['secret'] }),
    wanted('hidden'),
  ];
  const counts = await together(list, as);
  expect(counts).toEqual(expected.map((number) => number && { number }));
});

/** Recorded answers are found by what was sent: an id must be the same each time. */
const requestId = (number: number) => `a0000000-0000-4000-8000-00000000000${number}`;

const write = (id: number, ...steps: readonly object[]) =>
  pair.send({
    path: 'rpc/ninefold_write',
    method: 'POST',
    body: JSON.stringify({ wanted: { request: requestId(id), steps } }),
  });

test('many updates in one request are answered alike', async () => {
  const fields = { key: ['word'], seen: ['word'], new: ['word'] };
  const rows = ['valve', 'none'].map((word, place) => ({
    place,
    key_1: word,
    seen_1: word,
    new_1: 'tap',
  }));
  const update = (id: number, schema: string) =>
    write(id, { schema, relation: 'word', operation: 'update', fields, rows, partial: true });
  const { embedded, real } = await update(1, 'yard');
  expect(embedded).toEqual(real);
  expect(real).toMatchObject({ status: 200, body: { written: [{ number: '0' }] } });
  const elsewhere = await update(2, 'hidden');
  expect(elsewhere.embedded).toEqual(elsewhere.real);
  expect(elsewhere.real.body).toMatchObject({ failed: { code: '42501' } });
});

const basket = (id: number) => ({
  schema: 'yard',
  relation: 'basket',
  operation: 'insert',
  fields: { new: ['id', 'note'] },
  rows: [{ new_1: id, new_2: 'new' }],
  return: ['id'],
});

const save = (id: number, weight: string) =>
  write(2 + id, basket(id), {
    schema: 'yard',
    relation: 'fruit',
    operation: 'insert',
    fields: { new: ['position', 'weight'], parent: [['basket_id', 'id']] },
    rows: [{ new_1: 1, new_2: weight }],
  });

const sending = (id: number): ApiRequest => ({
  path: 'rpc/ninefold_write',
  method: 'POST',
  body: JSON.stringify({ wanted: { request: requestId(5), steps: [basket(id)] } }),
});

test('a record saved with those that belong to it is answered alike', async () => {
  const saved = await save(1, '1.50');
  expect(saved.embedded).toEqual(saved.real);
  expect(saved.real).toMatchObject({ status: 200, body: { saved: { id: '1' } } });
  const refused = await save(2, '-1');
  expect(refused.embedded).toEqual(refused.real);
  expect(refused.real).toMatchObject({ status: 200, body: { failed: { code: '23514' } } });
  const headers = { 'accept-profile': 'yard' };
  const stored = await pair.send({ path: 'basket?select=id', headers });
  expect(stored.embedded).toEqual(stored.real);
});

test('a request that is sent again, also while the first is under way, is answered alike', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => pair.send(sending(7))));
  for (const { embedded, real } of answers) {
    expect(embedded).toEqual(real);
    expect(real).toMatchObject({ status: 200, body: { saved: { id: '7' } } });
  }
  const other = await pair.send(sending(8));
  expect(other.embedded).toEqual(other.real);
  expect(other.real.body).toMatchObject({
    failed: { code: 'PT409' },
    earlier: { saved: { id: '7' } },
  });
  const byAnother = await pair.send({ ...sending(7), as: { role: 'authenticated' } });
  expect(byAnother.embedded).toEqual(byAnother.real);
  expect(byAnother.real.body).not.toHaveProperty('saved');
});
