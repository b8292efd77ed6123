import type { Entity } from '@ninefold/specification';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDataClient, DataError, loadSpecification } from '../client/index.ts';
import { type Filter, writeFilters } from '@ninefold/specification/grammar';
import { countRecords } from './count.ts';
import type { CountOptions } from './count-batch.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { yard } from '../../testing/yard.ts';

const worker = '0b1c5c4e-6a4f-4f0e-9a53-2f6f0d0c0a01';
const more = `
create table raising (id int);
alter table raising enable row level security;
create function reject() returns boolean language plpgsql as $$ begin raise 'No.'; end $$;
create policy rejected on raising using (reject());
insert into raising values (1);
create table partly (id int, name text, wage int);
insert into partly values (1, 'Ann', 5), (2, 'Bo', 6);
create table duty (id int, worker uuid, day date);
insert into duty values (1, '${worker}', '2026-11-22'), (2, null, '2026-11-25'), (3, '${worker}', '2026-11-29');
grant select on raising, duty to anon;
grant select (name) on partly to anon;`;

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`${yard}${more}`);
});
afterAll(() => database.close());

/** Another client of the same database, and the path of each request that it has sent. */
function connect(send: typeof fetch = database.fetch, schema?: string) {
  const { url, publishableKey } = database.source.client;
  const client = createDataClient({ url, publishableKey, schema, fetch: send });
  return { client, sent: () => client.calls.calls().map(({ path }) => path.split('?')[0]) };
}

const batch = '/rest/v1/rpc/ninefold_counts';

async function loadFilters() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { state: 'eq.open' };
}

const outline = (name: string) => ({ schema: 'public', name });

describe('counts in the same task', () => {
  test('are one request, which waits for the filters of all of them', async () => {
    const { client, sent } = connect();
    const counts = await Promise.all([
      countRecords(client, outline('customer')),
      countRecords(client, outline('job'), loadFilters),
      countRecords(client, outline('reading'), { sensor: 'eq.0', value: 'not a filter' }),
      countRecords(client, outline('Odd, table')),
    ]);
    expect(counts).toEqual([5, 2, 40, 2]);
    expect(sent()).toEqual([batch]);
    expect(client.calls.calls()[0]?.method).toBe('GET');
    await countRecords(client, outline('job'));
    expect(sent()).toEqual([batch, batch]);
  });

  test('are sent as a body where an address would be too long', async () => {
    const { client, sent } = connect();
    const names = ['Odd', 'ä'.repeat(2_000)];
    expect(await countRecords(client, outline('customer'), { name: `in.(${names.join()})` })).toBe(
      1,
    );
    expect(sent()).toEqual([batch]);
    expect(client.calls.calls()[0]?.method).toBe('POST');
  });

  test('include only the records that policies let the role see', async () => {
    const { client, sent } = connect();
    expect(await countRecords(client, outline('secret'))).toBe(2);
    expect(sent()).toEqual([batch]);
  });

  test('need access to one column, and to those of the filters', async () => {
    const { client, sent } = connect();
    const partly = { ...outline('partly'), readableField: 'name' };
    expect(await countRecords(client, partly)).toBe(2);
    expect(await countRecords(client, partly, { name: 'eq.Bo' })).toBe(1);
    expect(sent()).toEqual([batch, batch]);
    await expect(countRecords(client, partly, { wage: 'eq.5' })).rejects.toMatchObject({
      failure: { kind: 'signed out', technical: { status: 401 } },
    });
  });

  test('of a person are not requested once their session has ended', async () => {
    const { client, sent } = connect();
    const counts = ['customer', 'job', 'missing'].map((name) =>
      countRecords(client, outline(name), {}, { person: 'mira' }),
    );
    expect(await Promise.all(counts.map(outcome))).toEqual(Array(3).fill('signed out'));
    expect(sent()).toEqual([]);
    // A visitor's are.
    expect(await countRecords(client, outline('customer'))).toBe(5);
    await (await client.auth()).dispose();
  });

  test('succeed where others fail, which are reported as by a separate request', async () => {
    const { client, sent } = connect();
    const reported: string[] = [];
    client.onFailure(({ kind }) => reported.push(kind));
    const left = new AbortController();
    const noFilters = new Error('No filters.');
    const counts = [
      countRecords(client, outline('tag')),
      countRecords(client, outline('vault')),
      countRecords(client, outline('missing')),
      countRecords(client, outline('raising')),
      countRecords(client, outline('job'), { due: 'eq.never' }),
      countRecords(client, outline('tag'), () => Promise.reject(noFilters)),
      countRecords(client, outline('tag'), {}, { signal: left.signal }),
      countRecords(client, outline('yard')),
    ];
    left.abort();
    expect(await Promise.all(counts.map(outcome))).toEqual([
      3,
      'signed out',
      'not found',
      'invalid',
      'invalid',
      noFilters,
      left.signal.reason,
      2,
    ]);
    expect(reported.sort()).toEqual(['invalid', 'invalid', 'not found', 'signed out']);
    expect(sent()).toHaveLength(5);
  });

  test('fail with their request, which is reported once, and the next is sent again', async () => {
    let isRejected = true;
    const { client } = connect((input, init) =>
      isRejected
        ? Promise.resolve(Response.json({ message: 'Rejected' }, { status: 400 }))
        : database.fetch(input, init),
    );
    const reported: string[] = [];
    client.onFailure(({ message }) => reported.push(message));
    const count = () => countRecords(client, outline('tag'));
    expect(await Promise.all([count(), count()].map(outcome))).toEqual(['invalid', 'invalid']);
    expect(reported).toHaveLength(1);
    isRejected = false;
    expect(await count()).toBe(3);
  });
});

/** Returns a count, the kind of its failure, or another error. */
function outcome(count: Promise<number>): Promise<unknown> {
  return count.catch((error: unknown) => (error instanceof DataError ? error.failure.kind : error));
}

/** Values that fit each field, and a field that does not exist. */
const samples: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  job: {
    id: ['1', '3'],
    title: ['Mend the pump', 'PUMP', 'paint 50% (', 'Fix, "quickly"'],
    state: ['open', 'done, paid'],
    price: ['1.5', '12345678901234567890.0123456789'],
    due: ['2026-02-01', 'today'],
    'Sp ace': ['x', 'Y z'],
    missing: ['1'],
  },
  customer: {
    name: ['äther & S', "O'NEIL, ", '\\', 'k\\s'],
    region: ['north', '% off_*', '0% OFF_'],
  },
  file: { id: ['9007199254740993'], ids: ['{9007199254740993,1}'], doc: ['{"a": [1]}'] },
  reading: { sensor: ['0', '2'], value: ['NaN', '7.25'], taken: ['2026-01-01T00:00:00Z'] },
  'Odd, table': { 'Key 1': ['k,1\\', 'K,'], 'a.b': ['one', 'T'] },
};

const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'contains', 'starts'] as const;
const anyText = fc.oneof(
  fc.constantFrom('', 'null', '%', '_', '*', '{a,b}', ')'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

function filterOn(field: string, fitting: readonly string[]): fc.Arbitrary<Filter> {
  const value = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, anyText);
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...operators), fc.tuple(value)) },
      fc.tuple(fc.constant('in' as const), fc.array(value, { maxLength: 3 })),
      fc.tuple(fc.constantFrom('empty' as const, 'notEmpty' as const), fc.constant([])),
    )
    .map(([operator, values]) => ({ field, operator, values }));
}

const filtered = fc.constantFrom(...Object.entries(samples)).chain(([name, fields]) =>
  fc.record({
    name: fc.constant(name),
    filters: fc.uniqueArray(
      fc.constantFrom(...Object.entries(fields)).chain((each) => filterOn(...each)),
      { selector: ({ field }) => field, maxLength: 2 },
    ),
  }),
);

const inRegions = (operator: Filter['operator'], ...values: readonly string[]) => ({
  name: 'customer',
  filters: [{ field: 'region', operator, values }],
});

test('filters of every operator count what a separate request counts', async () => {
  const together = connect();
  const separate = connect((input, init) =>
    new Request(input).url.includes('ninefold_counts')
      ? Promise.resolve(Response.json({ code: 'PGRST202', message: '' }, { status: 404 }))
      : database.fetch(input, init),
  );
  const values: Readonly<Record<string, string>> = { lt: 'Z', gt: '1' };
  const found = new Set<string>();
  await fc.assert(
    fc.asyncProperty(filtered, async ({ name, filters }) => {
      const address = Object.fromEntries(
        filters.map((filter) => [filter.field, writeFilters([filter])[0]?.[1] ?? '']),
      );
      const count = ({ client }: typeof together) =>
        outcome(countRecords(client, outline(name), address));
      together.client.calls.clear();
      const expected = await count(separate);
      expect(await count(together)).toEqual(expected);
      // Without a second request, which would hide a failure of the first.
      expect(together.sent()).toHaveLength(typeof expected === 'number' ? 1 : 2);
      if (typeof expected === 'number' && expected > 0)
        for (const { operator } of filters) found.add(operator);
    }),
    {
      numRuns: 300,
      // One of each that finds something: at random, an operator may find nothing in every run.
      examples: [
        ...operators.map((operator) => inRegions(operator, values[operator] ?? 'North')),
        inRegions('in', 'North'),
        inRegions('empty'),
        inRegions('notEmpty'),
      ].map((example) => [example]),
    },
  );
  expect([...found].sort()).toEqual([...operators, 'empty', 'in', 'notEmpty'].sort());
});

test('tokens count what they count in a list of the same person', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T23:30:00Z') });
  try {
    const client = { ...connect().client, accessToken: async () => 'of a session' };
    const count = (filters: Readonly<Record<string, string>>, options: CountOptions = {}) =>
      countRecords(client, outline('duty'), filters, {
        known: async () => database.entity('duty'),
        timeZone: 'UTC',
        ...options,
      });
    const known = vi.fn<() => Promise<Entity>>(async () => database.entity('duty'));
    expect(await count({ id: 'lt.3' }, { known })).toBe(2);
    expect(known).not.toHaveBeenCalled();
    expect(await count({ day: 'eq.today' })).toBe(1);
    expect(await count({ day: 'eq.today' }, { timeZone: 'Asia/Tokyo' })).toBe(0);
    const week = { day: 'cd.this_week', worker: 'not.is.null' };
    expect(await count({ ...week, id: 'eq.1' }, { locale: 'en-US' })).toBe(1);
    expect(await count({ ...week, id: 'eq.1' }, { locale: 'de-DE' })).toBe(0);
    expect(await count({ worker: 'eq.me' })).toBe(0);
    expect(await count({ worker: 'eq.me' }, { person: worker })).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the function is called in the schema in which the specification was found', async () => {
  const { client, sent } = connect(database.fetch, 'elsewhere');
  expect(await countRecords(client, outline('tag'))).toBe(3);
  expect(sent()).toEqual([batch, '/rest/v1/tag']);
  await loadSpecification(client);
  client.calls.clear();
  expect(await countRecords(client, outline('tag'))).toBe(3);
  expect(sent()).toEqual([batch]);
});

describe('after a call that could not be made', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['57014', 500],
    ['42501', 403],
    ['PGRST202', 404],
  ])('by %s, the function is called again after a while', async (code, status) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isRefused = true;
    const { client, sent } = connect((input, init) =>
      isRefused && new Request(input).url.includes('ninefold_counts')
        ? Promise.resolve(Response.json({ code, message: '' }, { status }))
        : database.fetch(input, init),
    );
    const count = () => countRecords(client, outline('tag'));
    const sentBy = async () => {
      client.calls.clear();
      expect(await count()).toBe(3);
      return sent();
    };
    const separately = ['/rest/v1/tag'];
    expect(await sentBy()).toEqual([batch, ...separately]);
    expect(await sentBy()).toEqual(separately);
    vi.advanceTimersByTime(60_000);
    expect(await sentBy()).toEqual([batch, ...separately]);
    // A function that is missing for good is called ever less often.
    vi.advanceTimersByTime(60_000);
    expect(await sentBy()).toEqual(separately);
    vi.advanceTimersByTime(60_000);
    isRefused = false;
    expect(await sentBy()).toEqual([batch]);
    expect(await sentBy()).toEqual([batch]);
  });
});

test('without the function each relation is counted separately, and it is not called again at once', async () => {
  await database.exec('drop function ninefold_counts');
  const { client, sent } = connect();
  const count = () =>
    Promise.all(['tag', 'yard'].map((name) => countRecords(client, outline(name))));
  expect(await count()).toEqual([3, 2]);
  expect(new Set(sent())).toEqual(new Set([batch, '/rest/v1/tag', '/rest/v1/yard']));
  client.calls.clear();
  expect(await count()).toEqual([3, 2]);
  expect(new Set(sent())).toEqual(new Set(['/rest/v1/tag', '/rest/v1/yard']));
});
