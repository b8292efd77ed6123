import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { initialListState, type ListState, type SortKey } from '@ninefold/specification/grammar';
import { startField } from '../query/index.ts';
import { listRecords } from './list.ts';
import { listRecordsAmong } from './list-by-id.ts';

/** Values that occur several times, empty ones, and names that begin alike. */
const shelf = `
create table shelf (
  room text not null,
  id int not null,
  name text not null,
  size int,
  made date,
  primary key (room, id)
);
insert into shelf
  select case when n % 2 = 0 then 'A' else 'B' end, n,
    (array['Adler', 'Berg', 'Mann', 'Maurer', 'Meier', 'Zahn'])[n % 6 + 1] || n,
    case when n % 5 > 0 then n % 7 end, date '2026-01-01' + n
  from generate_series(1, 60) n;
grant usage on schema public to anon;
grant select on shelf to anon;
`;

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(shelf);
});
afterAll(() => database.close());

const list = (state: Partial<ListState>) =>
  listRecords(database.source, database.entity('shelf'), {
    ...initialListState,
    limit: 7,
    ...state,
  });

const key = (
  field: string,
  direction: SortKey['direction'] = 'ascending',
  nulls?: 'first' | 'last',
): SortKey => ({ field, direction, ...(nulls && { nulls }) });

const idsOf = async (state: Partial<ListState>) => (await list(state)).rows.map(({ id }) => id);

describe.each<[string, readonly SortKey[], start: string]>([
  ['a name', [key('name')], 'Mann3'],
  ['a name, backwards', [key('name', 'descending')], 'Mann3'],
  ['the beginning of a name', [key('name')], 'Ma'],
  ['the beginning of a name, backwards', [key('name', 'descending')], 'Ma'],
  ['a beginning that all later names have, backwards', [key('name', 'descending')], 'Z'],
  ['a number that may be empty', [key('size')], '3'],
  ['the same, backwards', [key('size', 'descending')], '3'],
  ['the same with empty ones first', [key('size', 'ascending', 'first')], '3'],
  ['the same backwards with empty ones first', [key('size', 'descending', 'first')], '3'],
  ['a date and a name', [key('made'), key('name', 'descending')], '2026-02-01'],
  ['a room and a size', [key('room', 'descending'), key('size')], 'A'],
])('a list that starts at %s', (_, order, start) => {
  /** The rows that the whole list has from there on: what the database itself orders. */
  async function expected() {
    const { rows } = await list({ order, limit: 100 });
    const [{ field, direction }] = order as [SortKey];
    const from = rows.findIndex(({ values }) => {
      const value = values[field];
      if (value === null || value === undefined) return false;
      if (field === 'size') return direction === 'ascending' ? +value >= +start : +value <= +start;
      const text = typeof value === 'string' ? value : '';
      return direction === 'ascending' ? text >= start : text.startsWith(start) || text <= start;
    });
    return { ids: rows.map(({ id }) => id), from };
  }

  test('has the rows of the whole list from there on, and the same place in it', async () => {
    const { ids, from } = await expected();
    const page = await list({ order, start });
    expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(from, from + 7));
    expect(page).toMatchObject({
      offset: from,
      total: { count: 60, exact: true },
      start: { offset: 0, exact: true },
    });
  });

  test('goes on to its end, and back to its beginning', async () => {
    const { ids, from } = await expected();
    const found: string[] = [];
    for (let offset = 0; from + offset < 60; offset += 7) {
      found.push(...(await idsOf({ order, start, offset })));
    }
    expect(found).toEqual(ids.slice(from));
    const before: string[] = [];
    for (let offset = -7; from + offset >= 0; offset -= 7) {
      before.unshift(...(await idsOf({ order, start, offset })));
    }
    expect(before).toEqual(ids.slice(from % 7, from));
    // The remaining records before it are on the first page of the list.
    const first = await list({ order, start, offset: -(from + 14) });
    expect(first.start).toBeUndefined();
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 7));
  });
});

test('a value after all rows leads to the last page', async () => {
  const page = await list({ order: [key('made')], start: '2027-01-01' });
  expect(page).toMatchObject({ offset: 53, start: { offset: -7, exact: true } });
  expect(page.rows).toHaveLength(7);
});

test('filters and the search hold, and a value that cannot be one is left out', async () => {
  const filters = [{ field: 'room', operator: 'eq', values: ['A'] } as const];
  const page = await list({ order: [key('id')], filters, search: 'ma', start: '30' });
  expect(page.rows.every(({ values }) => Number(values['id']) >= 30)).toBe(true);
  expect(page.rows.every(({ title }) => /ma/i.test(title))).toBe(true);
  const whole = await list({ order: [key('made')], start: 'soon' });
  expect(whole).toMatchObject({ offset: 0 });
  expect(whole.start).toBeUndefined();
});

test('a page of a large table is found without an offset, and without an exact count', async () => {
  const entity = { ...database.entity('shelf'), estimatedRows: 1_000_000 };
  const state = { ...initialListState, order: [key('made')], start: '2026-02-01', limit: 7 };
  database.asked();
  const page = await listRecords(database.source, entity, state);
  expect(page.start).toEqual({ offset: 0, exact: false });
  expect(page.total?.exact).toBe(false);
  expect(database.asked().join('\n')).not.toMatch(/offset=[1-9]/);
});

test('a list starts at what it is ordered by first, unless that is another record', () => {
  const { source } = database;
  const entity = database.entity('shelf');
  expect(startField(source, entity, [])?.name).toBe('name');
  expect(startField(source, entity, [key('made'), key('id')])?.name).toBe('made');
});

test('of some records, a list has those that still match, wherever they are in it', async () => {
  const { source } = database;
  const state = {
    ...initialListState,
    order: [key('made', 'descending')],
    filters: [{ field: 'room', operator: 'eq', values: ['A'] } as const],
  };
  const ids = ['A,2', 'B,3', 'A,60', 'A,61'];
  const found: string[] = [];
  for await (const { rows } of listRecordsAmong(source, database.entity('shelf'), ids, state)) {
    found.push(...rows.map(({ id }) => id));
  }
  expect(found).toEqual(['A,60', 'A,2']);
});
