import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRecords } from './list.ts';
import { type Filter, type ListState, initialListState } from '@ninefold/specification/grammar';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { yard } from '../../testing/yard.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(yard);
});

afterAll(() => database.close());

const list = (name: string, state: Partial<ListState> = {}) =>
  listRecords(database.source, database.entity(name), { ...initialListState, ...state });

async function titles(name: string, state: Partial<ListState> = {}): Promise<readonly string[]> {
  return (await list(name, state)).rows.map(({ title }) => title);
}

const filtered = (name: string, ...filters: readonly [string, Filter['operator'], ...string[]][]) =>
  titles(name, {
    filters: filters.map(([field, operator, ...values]) => ({ field, operator, values })),
  });

const region = (text: string) => filtered('customer', ['region', 'contains', text]);

describe('filters', () => {
  test.each<[Filter['operator'], string[], string[]]>([
    ['eq', ['O\'Neil, "Bob" (Jr.)'], ['O\'Neil, "Bob" (Jr.)']],
    ['eq', ['back\\slash'], ['back\\slash']],
    ['neq', ['back\\slash'], ['Äther & Söhne', 'O\'Neil, "Bob" (Jr.)', 'Even', 'Odd']],
    ['in', ['Odd', 'back\\slash', 'a,b'], ['back\\slash', 'Odd']],
    ['in', [], []],
    ['contains', ['"bob" ('], ['O\'Neil, "Bob" (Jr.)']],
    ['contains', ['k\\s'], ['back\\slash']],
    ['starts', ['o'], ['O\'Neil, "Bob" (Jr.)', 'Odd']],
    ['gte', ['O'], ['O\'Neil, "Bob" (Jr.)', 'back\\slash', 'Odd', 'Äther & Söhne']],
  ])('%s %j', async (operator, values, expected) => {
    const found = await filtered('customer', ['name', operator, ...values]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('find what was typed literally', async () => {
    expect(await region('%')).toEqual(['O\'Neil, "Bob" (Jr.)']);
    expect(await region('_*')).toEqual(['O\'Neil, "Bob" (Jr.)']);
    expect(await region('o*')).toEqual([]);
    expect(await region('5_')).toEqual([]);
  });

  test('know long numbers apart', async () => {
    expect(await filtered('customer', ['id', 'eq', '9007199254740993'])).toEqual(['Odd']);
    expect(await filtered('customer', ['id', 'in', '9007199254740992', '1'])).toEqual([
      'Äther & Söhne',
      'Even',
    ]);
    expect(await filtered('job', ['price', 'eq', '12345678901234567890.0123456789'])).toEqual([
      'Mend the pump',
    ]);
  });

  test('hold all at once, twice on one field too', async () => {
    expect(
      await filtered('job', ['due', 'gte', '2026-01-02'], ['due', 'lt', '2026-02-02']),
    ).toEqual(['Mend the pump', 'Pump again']);
    expect(
      await filtered('job', ['title', 'contains', 'pump'], ['title', 'contains', 'd t']),
    ).toEqual(['Mend the pump']);
    expect(
      await filtered('job', ['title', 'neq', 'Pump again'], ['title', 'neq', 'Fix, "quickly"']),
    ).toEqual(['Mend the pump', 'Paint 50% (red)']);
  });

  test('take fields that are called like parameters, and enums with commas', async () => {
    expect(await filtered('job', ['order', 'eq', '5'])).toEqual(['Mend the pump']);
    expect(await filtered('job', ['Sp ace', 'contains', 'y z'])).toEqual(['Paint 50% (red)']);
    expect(await filtered('job', ['state', 'in', 'done, paid', 'in progress'])).toHaveLength(2);
    expect(await filtered('job', ['due', 'empty'])).toEqual(['Fix, "quickly"']);
    expect(await filtered('Odd, table', ['a.b', 'eq', 'two'])).toEqual(['two']);
    expect(await filtered('Odd, table', ['Key 1', 'eq', 'k,1\\'])).toEqual(['one']);
  });
});

describe('search', () => {
  test.each([
    ['pump', ['Mend the pump', 'Pump again']],
    ['pump MEND', ['Mend the pump']],
    ['50%', ['Paint 50% (red)']],
    ['(red)', ['Paint 50% (red)']],
    ['"quickly"', ['Fix, "quickly"']],
    ['Fix,', ['Fix, "quickly"']],
    ['progress', ['Fix, "quickly"']],
    ['2026-02-01', ['Pump again']],
    ['3', ['Paint 50% (red)']],
    ['12345678901234567890.0123456789', ['Mend the pump']],
    ['99999999999999999999999', []],
    ['back\\', ['Paint 50% (red)']],
    ['*', []],
    // In what the records refer to, also together with what is in their own fields.
    ['Äther', ['Mend the pump', 'Fix, "quickly"']],
    ['"Bob"', ['Mend the pump', 'Paint 50% (red)']],
    ['neil MEND', ['Mend the pump']],
    ['neil slash', ['Paint 50% (red)']],
    ['Äther pump', ['Mend the pump']],
    ['Äther paint', []],
  ])('%s', async (search, expected) => {
    expect(await titles('job', { search })).toEqual(expected);
  });

  test('looks into a record of the same table that is referred to', async () => {
    expect(await titles('employee', { search: 'ames' })).toHaveLength(3);
    expect(await titles('employee', { search: 'ames cole' })).toHaveLength(1);
  });

  test('finds nothing where no field can hold the word', async () => {
    database.asked();
    expect(await list('reading', { search: 'word' })).toMatchObject({
      rows: [],
      emptyReason: 'no match',
    });
    expect(database.asked()).toEqual([]);
  });
});
