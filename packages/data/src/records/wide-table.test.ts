import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialListState, type ListState } from '@ninefold/specification/grammar';
import { catalogueOf } from '../../../inspector/src/calls/catalogue/index.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { changeRecord, createRecord } from './write.ts';
import { listRecords } from './list.ts';
import { listRelated, relatedLists } from './related.ts';
import { readRecord } from './read.ts';

const types = ['text', 'numeric', 'int', 'jsonb', 'date', 'text[]'] as const;
const columns = Array.from({ length: 300 }, (_, index) => ({
  name: `measured_quantity_${index}`,
  type: types[index % types.length] ?? 'text',
}));

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table station (id int primary key, name text not null);
    create table reading (
      id int primary key, name text not null, station_id int references station, second_id int references station,
      ${columns.map(({ name, type }) => `${name} ${type}`).join(', ')}
    );
    create function loudness(reading) returns numeric stable language sql
      return length($1.measured_quantity_0) + 0.50;
    create function is_quiet(reading) returns boolean stable language sql
      return $1.measured_quantity_0 is null;
    create table hundred (id int primary key, ${columns
      .slice(0, 90)
      .map(({ name, type }) => `${name} ${type}`)
      .join(', ')});
    insert into hundred (id) values (1);
    insert into station values (1, 'North'), (2, 'South');
    insert into reading (id, name, station_id, measured_quantity_0, measured_quantity_1, measured_quantity_3)
      select number, 'Reading ' || number, number % 2 + 1, 'loud', 12345678901234567.89, '{"big": 12345678901234567890}'
      from generate_series(1, 60) as number;
    grant usage on schema public to anon;
    grant select, insert, update, delete on station, reading, hundred to anon;
  `);
});

afterAll(() => database.close());

const reading = () => database.entity('reading');

const list = (fields: readonly string[], state: Partial<ListState> = {}) =>
  listRecords(database.source, reading(), { ...initialListState, ...state }, { fields });

/** Returns the longest address that was asked since the last time. */
const longest = () => Math.max(...database.asked().map((path) => path.length));

test('a list of a table of 300 columns reads those that it shows, by a short address', async () => {
  database.asked();
  const { rows } = await list(['measured_quantity_1', 'station_id']);
  expect(longest()).toBeLessThan(2000);
  expect(rows[0]).toMatchObject({
    title: 'Reading 1',
    values: { id: '1', name: 'Reading 1', measured_quantity_1: '12345678901234567.89' },
    links: { reading_station_id_fkey: { label: 'South' } },
  });
  expect(Object.keys(rows[0]?.values ?? {})).toEqual([
    'id',
    'name',
    'station_id',
    'measured_quantity_1',
  ]);
  expect(rows[0]?.links).not.toHaveProperty('reading_second_id_fkey');
});

test('its record, what is created and what is changed have short addresses, and every digit', async () => {
  database.asked();
  const record = await readRecord(database.source, reading(), '1');
  expect(Object.keys(record.values)).toHaveLength(306);
  const exact = {
    measured_quantity_1: '12345678901234567.89',
    measured_quantity_3: '{"big": 12345678901234567890}',
  };
  const computed = { loudness: '4.50', is_quiet: false };
  expect(record.values).toMatchObject({ ...exact, ...computed, measured_quantity_2: null });
  const changed = await changeRecord(database.source, reading(), record, {
    measured_quantity_0: 'quiet',
  });
  expect(changed.values).toMatchObject({ ...exact, measured_quantity_0: 'quiet' });
  await expect(
    changeRecord(database.source, reading(), record, { measured_quantity_0: 'shrill' }),
  ).rejects.toMatchObject({ name: 'RecordConflict', changed: ['measured_quantity_0', 'loudness'] });
  const created = await createRecord(database.source, reading(), { id: '100', name: 'New' });
  expect(created?.values).toMatchObject({ name: 'New', measured_quantity_1: null });
  expect(longest()).toBeLessThan(8000);
});

test('columns are named as long as an address has room for them, which the catalogue of calls expects', async () => {
  const { source } = database;
  database.asked();
  await readRecord(source, database.entity('hundred'), '1');
  const [named = ''] = database.asked();
  expect(named).not.toContain('*');
  await readRecord(source, reading(), '1');
  const [whole = ''] = database.asked();
  expect(whole).toContain('select=*');
  if (source.specification === undefined) throw new Error('No specification.');
  const { match } = catalogueOf(source.specification);
  const problems = [named, whole, named.replace(/select=[^&]*/, 'select=*')].map(
    (path) => match({ method: 'GET', path }).problem,
  );
  expect(problems).toEqual([
    undefined,
    undefined,
    'The call doesn’t name the columns that it reads.',
  ]);
});

test('related lists read what they show', async () => {
  const station = database.entity('station');
  const [related] = relatedLists(database.source.entities, station);
  if (related === undefined) throw new Error('No list.');
  const north = await readRecord(database.source, station, '1');
  database.asked();
  await listRelated(database.source, related, north, initialListState, { fields: ['name'] });
  expect(longest()).toBeLessThan(2000);
});

test('whatever a list shows and is ordered by, its pages follow each other and hold what is shown', async () => {
  const name = fc.constantFrom('name', 'id', 'station_id', ...columns.map((each) => each.name));
  const direction = fc.constantFrom('ascending' as const, 'descending' as const);
  const sorted = fc.constantFrom(
    'name',
    'station_id',
    'measured_quantity_0',
    'measured_quantity_1',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name, { maxLength: 8 }),
      sorted,
      direction,
      async (fields, field, way) => {
        const state = { ...initialListState, order: [{ field, direction: way }], limit: 25 };
        const first = await list(fields, state);
        const next = await listRecords(
          database.source,
          reading(),
          { ...state, offset: 25 },
          { fields, after: first },
        );
        const whole = await list([], { ...state, limit: 50 });
        expect([...first.rows, ...next.rows].map(({ id }) => id)).toEqual(
          whole.rows.map(({ id }) => id),
        );
        for (const each of fields) expect(next.rows[0]?.values).toHaveProperty(each);
      },
    ),
    { numRuns: 25 },
  );
});
