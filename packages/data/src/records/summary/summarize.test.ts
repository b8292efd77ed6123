import { addNumbers } from '@ninefold/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialListState, type ListState } from '@ninefold/specification/grammar';
import { listRecords } from '../list.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { yard } from '../../../testing/yard.ts';
import { subtractSums, sumById } from './sum-by-id.ts';
import { summarize } from './summarize.ts';
import type { Grouping, SummaryQuery } from './summary.ts';

const more = `
create table visit (
  id bigint generated always as identity primary key,
  state state,
  done boolean,
  job_id bigint references job,
  site text,
  serial int,
  on_day date,
  at timestamptz,
  local timestamp,
  cost numeric(20, 4),
  minutes int,
  ratio double precision,
  wage int,
  foreign key (site, serial) references machine
);
insert into visit (state, done, job_id, site, serial, on_day, at, local, cost, minutes, ratio, wage)
select
  (array['open', 'in progress', 'done, paid', null]::state[])[1 + n % 4],
  (array[true, false, null])[1 + n % 3],
  nullif(n % 5, 0),
  case when n % 3 = 0 then 'A' when n % 3 = 1 then 'B, "x"' end,
  case when n % 3 = 0 then 1 + n % 2 when n % 3 = 1 then 1 end,
  date '2023-12-28' + n * 3,
  timestamptz '2023-12-31 22:30+00' + n * interval '71 hours',
  timestamp '2023-12-31 23:30' + n * interval '71 hours',
  case when n % 7 > 0 then n * 12345678901.0001 end, n, n / 8.0, n
from generate_series(0, 240) as n;
update visit set at = 'infinity', on_day = '-infinity' where id = 7;
update visit set at = null, on_day = null, local = null where id = 8;
grant select (id, state, done, job_id, site, serial, on_day, at, local, cost, minutes, ratio) on visit to anon;
`;

const aggregates = `alter database postgres set pgrst.db_aggregates_enabled = 'true';`;

let database: TestDatabase;
let plain: TestDatabase;

beforeAll(async () => {
  [database, plain] = await Promise.all([
    openDatabase(`${yard}${more}${aggregates}`),
    openDatabase(`${yard}${more}`),
  ]);
});
afterAll(() => Promise.all([database.close(), plain.close()]));

/** More than are read, so that the database has to count and sum. */
const many = { count: 1_000_000, exact: true };
const zone = 'Europe/Berlin';

function ask(
  of: TestDatabase,
  query: SummaryQuery,
  state: Partial<ListState> = {},
  timeZone = zone,
) {
  const source = { ...of.source, timeZone, locale: 'en-GB' };
  return summarize(source, of.entity('visit'), { ...initialListState, ...state }, query);
}

const groupings: readonly Grouping[] = [
  { field: 'state' },
  { field: 'done' },
  { field: 'job_id' },
  { field: 'site' },
  ...(['on_day', 'at', 'local'] as const).flatMap((field) =>
    (['day', 'week', 'month', 'year'] as const).map((unit) => ({ field, unit })),
  ),
];
const sums = ['cost', 'minutes', 'ratio'];
const filtered: Partial<ListState> = {
  filters: [
    {
      operator: 'or',
      terms: [
        { field: 'minutes', operator: 'lt', values: ['150'] },
        {
          operator: 'and',
          negated: true,
          terms: [{ field: 'done', operator: 'eq', values: ['true'] }],
        },
      ],
    },
  ],
};

test.each(groupings)('records and aggregates are grouped alike by $field $unit', async (by) => {
  const read = await ask(database, { by, sums }, filtered);
  const aggregated = await ask(database, { by, sums, total: many }, filtered);
  expect(aggregated).toEqual(read);
  expect(read.gap).toBeUndefined();
  expect(read.groups.length).toBeGreaterThan(1);
  expect(await ask(plain, { by, sums }, filtered)).toEqual(read);
});

test.each(groupings)(
  'a group’s conditions find exactly its records: by $field $unit',
  async (by) => {
    const { groups } = await ask(database, { by, sums });
    const source = { ...database.source, timeZone: zone };
    const some = groups.length > 12 ? [...groups.slice(0, 6), ...groups.slice(-6)] : groups;
    for (const { filters, count } of some) {
      const state = { ...initialListState, filters, limit: 1 };
      const { total } = await listRecords(source, database.entity('visit'), state);
      expect(total).toEqual({ count, exact: true });
    }
  },
);

test('sums are exact, as Postgres has them', async () => {
  const expected = await database.source.client.supabase.from('visit').select('cost.sum()::text');
  const sum = (expected.data as unknown as { sum: string }[])[0]?.sum;
  for (const total of [undefined, many]) {
    const { groups } = await ask(database, { sums, total });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ count: 241, sums: { cost: sum, minutes: '28920' } });
  }
});

test('the sums of some records are added and taken away exactly', async () => {
  const { source, entity } = database;
  const fields = ['cost', 'minutes'];
  const { groups } = await ask(database, { sums: fields });
  const some = await sumById(source, entity('visit'), ['2', '3', '9'], fields);
  expect(some).toEqual({
    count: 3,
    sums: { cost: '135802467911.0011', minutes: '11' },
  });
  const left = subtractSums(groups[0]?.sums ?? {}, some.sums);
  expect(left['minutes']).toBe(String(28_920 - 11));
  expect(addNumbers(left['cost'] ?? null, some.sums['cost'] ?? null)).toBe(groups[0]?.sums['cost']);
});

test('a column that the role may not read is neither grouped nor summed', async () => {
  for (const total of [undefined, many]) {
    const { groups } = await ask(database, { sums: ['wage', 'minutes'], total });
    expect(groups[0]?.sums).toEqual({ minutes: '28920' });
  }
});

test('the day of an instant is that of the person’s zone', async () => {
  const by = { field: 'at', unit: 'day' } as const;
  for (const total of [undefined, many]) {
    const first = async (timeZone: string) =>
      (await ask(database, { by, total }, {}, timeZone)).groups[0]?.value;
    expect(await first('Europe/Berlin')).toBe('2023-12-31');
    expect(await first('Pacific/Auckland')).toBe('2024-01-01');
  }
});

test('a reference has its label, and groups are in the order of the labels', async () => {
  for (const total of [undefined, many]) {
    const { groups } = await ask(database, { by: { field: 'job_id' }, total });
    expect(groups.map(({ link }) => link?.label ?? null)).toEqual([
      'Fix, "quickly"',
      'Mend the pump',
      'Paint 50% (red)',
      'Pump again',
      null,
    ]);
  }
});

test('groups of a reference are counted without their labels, in one request', async () => {
  const by = { field: 'job_id' };
  const counts = ({ groups }: Awaited<ReturnType<typeof ask>>) =>
    new Map(groups.map(({ value, count }) => [value, count]));
  const labelled = await ask(database, { by, total: many });
  database.asked();
  const brief = await ask(database, { by: { ...by, brief: true }, total: many });
  expect(database.asked()).toHaveLength(1);
  expect(counts(brief)).toEqual(counts(labelled));
  expect(brief.groups.some(({ link }) => link !== undefined)).toBe(false);
});

test('groups follow the order of the list, and that of known values', async () => {
  const by = { field: 'state', values: ['done, paid', 'open', 'in progress'] };
  const order = [{ field: 'state', direction: 'descending' as const }];
  const values = async (state: Partial<ListState>) =>
    (await ask(database, { by }, state)).groups.map(({ value }) => value);
  expect(await values({})).toEqual(['done, paid', 'open', 'in progress', null]);
  expect(await values({ order })).toEqual(['in progress', 'open', 'done, paid', null]);
});

test('without aggregates, known values are counted one by one, and what is missing is reported', async () => {
  const by = { field: 'state', values: ['open', 'in progress', 'done, paid'] };
  const all = await ask(database, { by });
  const counted = await ask(plain, { by, sums, total: many });
  expect(counted.gap).toBe('aggregates');
  expect(counted.groups.map(({ count }) => count)).toEqual(all.groups.map(({ count }) => count));
  expect(counted.groups[0]?.sums).toEqual({});
  plain.asked();
  expect(await ask(plain, { by: { field: 'job_id' }, total: many })).toEqual({
    groups: [],
    gap: 'aggregates',
  });
  // It is not tried again.
  expect(plain.asked()).toEqual([]);
});

test('without groups, no records are counted as none, whose sums are NULL', async () => {
  const none: Partial<ListState> = {
    filters: [{ field: 'minutes', operator: 'lt', values: ['0'] }],
  };
  const group = { value: null, count: 0, exact: true, filters: [] };
  const [read, aggregated] = await Promise.all([
    ask(database, { sums: ['cost'] }, none),
    ask(database, { sums: ['cost'], total: many }, none),
  ]);
  expect(read).toEqual({ groups: [{ ...group, sums: { cost: null } }] });
  expect(aggregated).toEqual(read);
  expect(await ask(database, { by: { field: 'state' } }, none)).toEqual({ groups: [] });
  // An empty list of values matches no record.
  const impossible = {
    search: '',
    filters: [{ field: 'minutes', operator: 'in', values: [] }],
  } as const;
  expect(await ask(database, { sums: ['cost'] }, impossible)).toEqual(read);
});

test('what is found by related records is put together of records, or counted', async () => {
  const filters = [
    {
      operator: 'and' as const,
      relation: 'job_id',
      terms: [{ field: 'title', operator: 'contains' as const, values: ['pump'] }],
    },
  ];
  const by = { field: 'done' };
  const read = await ask(database, { by, sums }, { filters });
  const counted = await ask(database, { by, sums, total: many }, { filters });
  const counts = ({ groups }: typeof read) =>
    new Map(groups.map(({ value, count }) => [value, count]));
  expect(counts(read).size).toBe(3);
  expect(counts(counted)).toEqual(counts(read));
  expect(counted.gap).toBe('related');
});
