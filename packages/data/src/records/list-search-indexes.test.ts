import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { initialListState } from '@ninefold/specification/grammar';
import { searchScope } from '../query/index.ts';
import { listRecords } from './list.ts';
import { referenceOptions } from './options.ts';

const tables = `
create extension pg_trgm;
create table person (id int primary key, name text, email text, town text, born int);
create index on person using gin (name gin_trgm_ops, email gin_trgm_ops);
create table page (
  id int primary key,
  body text not null,
  words tsvector generated always as (to_tsvector('english', body)) stored
);
create index on page using gin (words);
create table shared (like person including all);
create table own (like person including all);
alter table shared enable row level security;
create policy every_record on shared for select using (true);
alter table own enable row level security;
create policy first_records on own for select using (id < 10);
create table plain (id int primary key, name text, person_id int references person);
insert into person values
  (1, 'Ada Stone', 'ada@north.example', 'Bergen', 1815),
  (2, 'Bo Bergen', 'bo@south.example', 'Oslo', 1);
insert into page values
  (1, 'The invoices were paid'), (2, 'It isn''t the pump'), (3, 'C:\\ is full');
insert into plain values (1, 'Bergen', 1);
grant select on person, page, plain, shared, own to anon;
`;

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(tables);
});

afterAll(() => database.close());

/** The entity as it would be with a million rows. */
const large = (name: string) => ({ ...database.entity(name), estimatedRows: 1_000_000 });

async function found(name: string, search: string): Promise<readonly string[]> {
  const { rows } = await listRecords(database.source, large(name), { ...initialListState, search });
  return rows.map(({ id }) => id);
}

const scope = (name: string) => {
  const { fields, documents, indexed } = searchScope(large(name));
  return [indexed, ...[...fields, ...documents].map((field) => field.name)];
};

test('a search of many records looks where indexes lead', async () => {
  expect(scope('person')).toEqual([true, 'id', 'name', 'email']);
  // Ada lives in Bergen, which no index knows.
  expect(await found('person', 'bergen')).toEqual(['2']);
  expect(await found('person', 'ada north')).toEqual(['1']);
  // By the key, and not by the year of birth.
  expect(await found('person', '1')).toEqual(['1']);
});

test('a search of few records looks in every field', async () => {
  const { rows } = await listRecords(database.source, database.entity('person'), {
    ...initialListState,
    search: 'bergen',
  });
  expect(rows.map(({ id }) => id)).toEqual(['1', '2']);
});

test.each([
  ['invoice', ['1']],
  ['the invoices', ['1']],
  ['invo', ['1']],
  ["isn't pump", ['2']],
  ["pump's", ['2']],
  ['C:\\', ['3']],
  ['"pump" (x', []],
  ['3', ['3']],
])('a document has the words of %s', async (search, expected) => {
  expect(await found('page', search)).toEqual(expected);
});

test('without an index that serves it, a search looks in every field', async () => {
  expect(scope('plain')).toEqual([false, 'id', 'name']);
  expect(await found('plain', 'bergen')).toEqual(['1']);
  expect(await found('plain', 'ada')).toEqual(['1']);
});

test('a table with policies is searched by an index only where they show every record', () => {
  expect(scope('shared')).toEqual([true, 'id', 'name', 'email']);
  // Postgres checks the policy first, and then each text.
  expect(scope('own')).toEqual([false, 'id', 'name', 'email', 'town', 'born']);
});

test('options of a reference are found by their label, with or without an index', async () => {
  const [reference] = database.entity('plain').references;
  if (reference === undefined) throw new Error('plain refers to nobody.');
  const source = { ...database.source, entities: [large('person')] };
  expect((await referenceOptions(source, reference, 'stone')).map(({ id }) => id)).toEqual(['1']);
  const unindexed = large('person').fields.map((field) => ({ ...field, indexed: [] }));
  const without = { ...source, entities: [{ ...large('person'), fields: unindexed }] };
  expect((await referenceOptions(without, reference, 'stone')).map(({ id }) => id)).toEqual(['1']);
});
