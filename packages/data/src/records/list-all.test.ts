import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListState, initialListState } from '@ninefold/specification/grammar';
import { badGateway, type Fault, faultySource } from '../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { yard } from '../../testing/yard.ts';
import { listAllRecords, type ListAllOptions } from './list-all.ts';
import { listRecords } from './list.ts';
import { listRecordsById } from './list-by-id.ts';
import type { RecordPage } from './record.ts';

/** Values occur several times, and so do empty ones; keys hold marks of the grammar. */
const visits = `${yard}
  create table visit (
    site text, number int, day date, price numeric(30, 10), state state, note text,
    customer_id bigint references customer, doc jsonb,
    primary key (site, number)
  );
  insert into visit select
      (array['A', 'a,b', '(x)', '"q"', 'back\\slash', '50%', 'é😀'])[n % 7 + 1], n,
      case when n % 5 > 0 then date '2026-01-01' + n % 3 end,
      case when n % 4 > 0 then 12345678901234567890.5 + n % 3 end,
      (enum_range(null::state))[n % 3 + 1],
      case when n % 6 > 0 then 'Note ' || n % 4 end,
      case when n % 3 > 0 then n % 3 end,
      jsonb_build_object('n', 12345678901234567890 + n)
    from generate_series(1, 100) n;
  create table alike (a int, b text);
  insert into alike select 1, 'same' from generate_series(1, 40);
  insert into alike select n, 'other' from generate_series(1, 5) n;
  create table large_key (id bigint primary key);
  insert into large_key select 9007199254740990 + n from generate_series(1, 30) n;
  grant select, insert, delete on visit, alike, large_key to anon;`;

let database: TestDatabase;
/** Its server returns fewer rows than the specification knows. */
let cut: TestDatabase;

beforeAll(async () => {
  [database, cut] = await Promise.all([openDatabase(visits), openDatabase(visits, { maxRows: 7 })]);
});
afterAll(() => Promise.all([database.close(), cut.close()]));

const key = (field: string, direction: 'ascending' | 'descending' = 'ascending') => ({
  field,
  direction,
});

async function readAll(
  { source, entity }: TestDatabase,
  name: string,
  state: Partial<ListState> = {},
  options: ListAllOptions = {},
): Promise<readonly RecordPage[]> {
  const whole = { ...initialListState, ...state };
  return collected(listAllRecords(source, entity(name), whole, options));
}

async function collected(pages: AsyncIterable<RecordPage>): Promise<readonly RecordPage[]> {
  const found: RecordPage[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

const idsOf = (pages: readonly RecordPage[]) =>
  pages.flatMap(({ rows }) => rows.map(({ id }) => id));

const orders: readonly (readonly [string, ListState['order']])[] = [
  ['its key of two fields', []],
  ['its key, backwards', [key('site', 'descending'), key('number', 'descending')]],
  ['a date that may be empty', [key('day')]],
  ['the same, backwards', [key('day', 'descending')]],
  ['a number with many digits', [key('price', 'descending')]],
  ['five fields', [key('state'), key('day', 'descending'), key('note')]],
  ['what a record that it refers to is called', [key('customer_id')]],
];

describe.each(['all at once', 'cut by the server'])('a list that is read %s', (how) => {
  const read = () => (how === 'all at once' ? database : cut);

  test.each(orders)('is whole when it is ordered by %s', async (_, order) => {
    const { source, entity } = read();
    const inOneOrder = idsOf(await readAll(database, 'visit', { order }));
    const pages = await Promise.all(
      Array.from({ length: 20 }, (__, index) =>
        listRecords(source, entity('visit'), {
          ...initialListState,
          order,
          offset: index * 5,
          limit: 5,
        }),
      ),
    );
    expect(idsOf(pages)).toEqual(inOneOrder);
    expect(idsOf(await readAll(read(), 'visit', { order }))).toEqual(inOneOrder);
    expect(new Set(inOneOrder).size).toBe(100);
  });

  test('has rows that are alike, and keys beyond the numbers of JavaScript', async () => {
    const alike = await readAll(read(), 'alike');
    expect(
      alike.flatMap(({ rows }) => rows.map(({ values }) => JSON.stringify(values['b']))).toSorted(),
    ).toEqual([
      ...Array.from({ length: 5 }, () => '"other"'),
      ...Array.from({ length: 40 }, () => '"same"'),
    ]);
    expect(new Set(idsOf(await readAll(read(), 'large_key'))).size).toBe(30);
  });

  test('has no page where nothing matches', async () => {
    const filters = [{ field: 'number', operator: 'gt', values: ['1000'] }] as const;
    expect(await readAll(read(), 'visit', { filters })).toEqual([]);
    expect(await readAll(read(), 'visit', { search: '!' })).toEqual([]);
  });

  test('can end before', async () => {
    const pages = await readAll(read(), 'visit', {}, { most: 10 });
    expect(idsOf(pages)).toEqual(idsOf(await readAll(database, 'visit')).slice(0, 10));
    const after = { rows: [], offset: 20, total: null };
    const part = await readAll(read(), 'visit', {}, { after, most: 10 });
    expect(idsOf(part)).toEqual(idsOf(await readAll(database, 'visit')).slice(20, 30));
  });

  test('has the records of some ids, in its order', async () => {
    const { source, entity } = read();
    const all = idsOf(await readAll(database, 'visit', { order: [key('day')] }));
    const some = all.filter((_, index) => index % 3 === 0);
    const state = { order: [key('day')] };
    const found = await collected(
      listRecordsById(source, entity('visit'), some.toReversed(), state),
    );
    expect(idsOf(found)).toEqual(some);
    expect(found.map(({ offset }) => offset)).toEqual(
      found.map((__, index) => idsOf(found.slice(0, index)).length),
    );
  });
});

test('many ids are read in several requests', async () => {
  const ids = Array.from({ length: 600 }, (_, index) => String(9_007_199_254_740_000 + index));
  database.asked();
  const found = await collected(
    listRecordsById(database.source, database.entity('large_key'), [...ids, '9007199254740993'], {
      order: [],
    }),
  );
  expect(new Set(idsOf(found)).has('9007199254740993')).toBe(true);
  const asked = database.asked();
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.max(...asked.map((path) => path.length))).toBeLessThan(4000);
});

test('rows are counted once, and a page costs as many requests as its order has fields', async () => {
  cut.asked();
  const pages = await readAll(cut, 'visit');
  const asked = cut.asked();
  expect(pages.map(({ rows }) => rows.length).slice(0, 3)).toEqual([7, 7, 7]);
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => ({ count: 100, exact: true })));
  expect(asked.filter((path) => /offset=/.test(path))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(2 * pages.length + 2);
});

test('only the fields and labels that are wanted are read, with those of the order', async () => {
  const wanted = { fields: ['doc'], links: [] };
  database.asked();
  const [page] = await readAll(database, 'visit', { order: [key('day')] }, wanted);
  expect(Object.keys(page?.rows[0]?.values ?? {}).sort()).toEqual(['day', 'doc', 'number', 'site']);
  expect(page?.rows[0]?.values['doc']).toMatch(/^\{"n": 123456789012345678\d\d\}$/);
  expect(database.asked()[0]).not.toContain('customer');

  const links = ['visit_customer_id_fkey'];
  const [linked] = await readAll(database, 'visit', {}, { fields: [], links });
  expect(linked?.rows.some(({ links: found }) => found[links[0] ?? '']?.label)).toBe(true);
  // The embed that it is ordered by is read in any case.
  const byLabel = await readAll(database, 'visit', { order: [key('customer_id')] }, wanted);
  expect(idsOf(byLabel)).toEqual(
    idsOf(await readAll(database, 'visit', { order: [key('customer_id')] })),
  );
});

test('a record that exists all the time is read once, whichever others are created and deleted', async () => {
  const { source, entity } = cut;
  const before = idsOf(await readAll(cut, 'visit'));
  const seen: string[] = [];
  let round = 0;
  const state = { ...initialListState, order: [key('number')] };
  for await (const page of listAllRecords(source, entity('visit'), state)) {
    seen.push(...page.rows.map(({ id }) => id));
    round += 1;
    await cut.exec(`
      insert into visit (site, number) values ('new', ${-round});
      delete from visit where site = 'new' and number = ${1 - round};`);
  }
  await cut.exec(`delete from visit where site = 'new'`);
  const stayed = seen.filter((id) => !id.startsWith('new,'));
  expect(stayed.toSorted()).toEqual(before.toSorted());
});

test('the next page is read while one is used, and no more', async () => {
  const { source, entity } = cut;
  cut.asked();
  const pages = listAllRecords(source, entity('large_key'), initialListState);
  await pages.next();
  await expect.poll(() => cut.asked().length).toBeGreaterThan(0);
  await pages.return();
  expect(cut.asked()).toEqual([]);
});

test('a scope and a signal limit it', async () => {
  const { source, entity } = database;
  const scope = { filters: [{ field: 'site', operator: 'eq', values: ['A'] }] } as const;
  const pages = listAllRecords(source, entity('visit'), initialListState, {}, scope);
  const found = idsOf(await collected(pages));
  expect(found).toHaveLength(14);
  expect(found.every((id) => id.startsWith('A,'))).toBe(true);

  const left = new AbortController();
  const cancelled = listAllRecords(cut.source, cut.entity('visit'), initialListState, left);
  await cancelled.next();
  left.abort(new Error('left'));
  await expect(collected(cancelled)).rejects.toThrow('left');
});

const passed: Fault = (send) => send();

describe('a page that fails', () => {
  test('is read again from where the list was', async () => {
    const faulty = faultySource(cut);
    const entity = cut.entity('visit');
    const seen: RecordPage[] = [];
    const read = async () => {
      const after = seen.at(-1);
      for await (const page of listAllRecords(faulty.source, entity, initialListState, { after })) {
        seen.push(page);
      }
    };
    faulty.fail([passed, passed, passed, badGateway]);
    await expect(read()).rejects.toMatchObject({ failure: { technical: { status: 502 } } });
    expect(seen.length).toBeGreaterThan(0);
    await read();
    expect(idsOf(seen)).toEqual(idsOf(await readAll(database, 'visit')));
  });

  test('is read again by the caller’s attempt', async () => {
    const faulty = faultySource(cut);
    faulty.fail([badGateway, passed, badGateway, badGateway]);
    let failures = 0;
    const attempt: ListAllOptions['attempt'] = async (send) => {
      for (;;) {
        try {
          return await send();
        } catch {
          failures += 1;
        }
      }
    };
    const { source } = faulty;
    const pages = listAllRecords(source, cut.entity('visit'), initialListState, { attempt });
    const found = idsOf(await collected(pages));
    expect(found).toEqual(idsOf(await readAll(database, 'visit')));
    expect(failures).toBe(3);
  });
});
