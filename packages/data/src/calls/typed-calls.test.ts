import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typesOf } from '@ninefold/specification/documents/typescript';
import { compile } from '../../../specification/testing/typescript/compile.ts';
import { oddities as odd } from '../../../specification/testing/typescript/oddities.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { oddities } from '../../testing/calls/oddities.ts';
import { typedCalls } from './typed-calls.ts';

/** A wrong table, function, argument or value is an error, and so is an error that does not come. */
const usage = `import type { TypedCalls } from '@ninefold/data/calls';
import type { Database, Enums, Json } from './database.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const is = <T extends true>(value: T): T => value;

export async function use(calls: TypedCalls<Database>) {
  const nothing = await calls.call('nothing', {});
  is<Equal<typeof nothing, undefined>>(true);
  const found = await calls.call('find', { term: 'x', most: 3 });
  is<Equal<(typeof found)[number]['total'], string>>(true);
  is<Equal<(typeof found)[number]['mood'], Enums<'mood'>>>(true);
  is<Equal<(typeof found)[number]['facts'], Json | null>>(true);
  const totals = await calls.call('totals', {});
  is<Equal<typeof totals, { mood: Enums<'mood'> | null; sum: string | null }[]>>(true);
  const text = await calls.call('twice', { a: 'x' });
  is<Equal<typeof text, string>>(true);
  // @ts-expect-error a function that is not there
  await calls.call('fnd', { term: 'x' });
  // @ts-expect-error without what must be given
  await calls.call('find', { most: 1 });
  // @ts-expect-error an argument that is not there
  await calls.call('find', { term: 'x', least: 1 });
  // @ts-expect-error an argument of another type
  await calls.call('find', { term: 5 });
  // @ts-expect-error an argument of one that takes none
  await calls.call('nothing', { term: 'x' });

  const page = await calls.records('thing').list({ order: [{ field: 'total', direction: 'descending' }] });
  is<Equal<NonNullable<(typeof page)['rows'][number]['values']['mood']>, Enums<'mood'>>>(true);
  const created = await calls.records('thing').create({ total: '1.10', big: '9007199254740993', during: '[,)', mail: 'a@b.c' });
  is<Equal<typeof created extends null ? true : false, false>>(true);
  await calls.records('thing').change('1', { mood: 'fine' });
  // @ts-expect-error a table that is not there
  calls.records('thin');
  // @ts-expect-error a field that is not there
  await calls.records('thing').list({ order: [{ field: 'totl', direction: 'ascending' }] });
  // @ts-expect-error a state that is not in the enum
  await calls.records('thing').change('1', { mood: 'gone' });
  // @ts-expect-error what has neither a default nor may be empty must be given
  await calls.records('thing').create({ total: 1 });
  // @ts-expect-error a view that counts takes no rows
  await calls.records('counted_thing').create({ id: 1 });
}
`;

test('names that are not in the database are compiler errors', async () => {
  expect(await compile({ 'database.ts': typesOf(odd), 'usage.ts': usage })).toEqual([]);
});

type Database = {
  readonly public: {
    readonly Tables: {
      readonly person: { Row: { id: number; name: string }; Update: { name?: string } };
    };
    readonly Views: object;
    readonly Functions: {
      readonly twice:
        | { Args: { a: string }; Returns: string }
        | { Args: { b: number | string }; Returns: number };
      readonly secret: { Args: never; Returns: undefined };
    };
  };
};

describe('typed calls', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(oddities);
  });
  afterAll(() => database.close());

  test('send the same requests as untyped calls', async () => {
    const calls = typedCalls<Database>(database.source);
    expect(await calls.call('twice', { a: 'x' })).toBe('xx');
    expect(await calls.call('twice', { b: '9' })).toBe('18');
    const { rows } = await calls.records('person').list({
      filters: [{ field: 'id', operator: 'eq', values: ['2'] }],
    });
    expect(rows.map(({ values }) => values.name)).toEqual(['Bo']);
    await calls.records('person').change('2', { name: 'Bob' });
    expect((await calls.records('person').read('2')).values.name).toBe('Bob');
  });

  test('report functions and tables that this role may not use', async () => {
    const calls = typedCalls<Database>(database.source);
    await expect(calls.call('secret', {})).rejects.toMatchObject({
      failure: { kind: 'denied', technical: { message: expect.stringContaining('public.secret') } },
    });
  });
});
