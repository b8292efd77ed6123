import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import * as fc from 'fast-check';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { JsonText } from '../client/index.ts';
import { callFunction } from './call-function.ts';
import type { FunctionValues } from './function-request.ts';
import { oddities } from '../../testing/calls/oddities.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase(oddities);
});
afterAll(() => database.close());

function facts(name: string, argument?: string) {
  const { specification } = database.source;
  const found = specification?.calls.find(
    ({ function: called }) =>
      called?.name === name &&
      (argument === undefined || called.arguments.some((each) => each.name === argument)),
  )?.function;
  if (found === undefined) throw new Error(`There is no function ${name}.`);
  return found;
}

const call = (name: string, values: FunctionValues = {}, argument?: string) =>
  callFunction(database.source.client, facts(name, argument), values, {
    specification: database.source.specification,
  });

/** Method and path of what was sent since the last time. */
const sent = () => {
  const { calls } = database.source.client;
  const all = calls.calls().map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);
  calls.clear();
  return all;
};

describe('calling a function returns', () => {
  test('a value, and takes no arguments', async () => {
    expect(await call('nothing')).toEqual({ kind: 'value', value: '42' });
  });

  test('every digit, alone, in a list and in a row', async () => {
    const values = {
      big: '9007199254740993',
      amount: '-12345678901234567890.01234567890123456789',
      bigs: ['9223372036854775807', '-1'],
    };
    expect(await call('exact', values)).toEqual({ kind: 'rows', rows: [values] });
    expect(await call('big_one', { big: values.big })).toEqual({
      kind: 'value',
      value: values.big,
    });
  });

  test('the result of its defaults for omitted values, but not for NULL', async () => {
    expect(await call('optional')).toMatchObject({ value: 'none givennone given' });
    expect(await call('optional', { often: '1' })).toMatchObject({ value: 'none given' });
    expect(await call('optional', { word: null })).toMatchObject({ value: 'null given' });
  });

  test('the result of any number of values', async () => {
    expect(await call('variadic_sum', { first: '1', more: ['2.50', '3'] })).toMatchObject({
      value: '6.50',
    });
    expect(await call('variadic_sum', { first: '1' })).toMatchObject({ value: '1' });
  });

  test('a set of values, with any characters', async () => {
    const texts = ['plain', 'with, comma', '"quoted"', 'back\\slash', '{brace}', '', 'NULL'];
    expect(await call('words_of', { texts })).toEqual({ kind: 'values', values: texts });
  });

  test('lists of an enum', async () => {
    const feelings = ['calm', 'Very, "upset"'];
    expect(await call('moods', { feelings })).toEqual({ kind: 'value', value: feelings });
  });

  test('a composite value, passed as an object or a literal', async () => {
    const row = { street: 'High St, 5', number: '8', since: '2026-11-20' };
    const home = { ...row, number: 7 };
    expect(await call('moved', { home })).toEqual({ kind: 'row', row });
    const literal = '("High St, 5",7,2026-11-20)';
    expect(await call('moved', { home: literal })).toEqual({ kind: 'row', row });
  });

  test('a document as text, with exact numbers', async () => {
    const text = '{"a":[9007199254740993.10,null,{"b":"eq.1"}],"x\\"":true}';
    const content = new JsonText(text);
    expect(await call('document', { content })).toEqual({ kind: 'value', value: text });
    expect(await call('receive', { '': content })).toEqual({ kind: 'value', value: text });
  });

  test('a row or rows, of the function’s columns or of an entity', async () => {
    expect(await call('two_out', { whole: '3' })).toEqual({
      kind: 'row',
      row: { half: expect.stringMatching(/^1\.50*$/), words: 'half of 3' },
    });
    expect(await call('people')).toMatchObject({
      kind: 'rows',
      rows: [{ id: '9007199254740993', wage: '12345678901234567890.0123456789' }, { id: '2' }],
    });
    expect(await call('first_person')).toMatchObject({ kind: 'row', row: { id: '2', name: 'Bo' } });
  });

  test('a single column as the server sends it: as a row, or as the bare value', async () => {
    const one = await call('one_out');
    expect([
      { kind: 'value', value: '7' },
      { kind: 'row', row: { answer: '7' } },
    ]).toContainEqual(one);
    const both = await call('one_column');
    expect([
      { kind: 'values', values: ['1', '2'] },
      { kind: 'rows', rows: [{ answer: '1' }, { answer: '2' }] },
    ]).toContainEqual(both);
  });

  test('nothing, after its effect', async () => {
    const values = { person_id: '2', 'new name': 'Bob' };
    expect(await call('rename', values)).toEqual({ kind: 'nothing' });
    expect(await call('first_person')).toMatchObject({ row: { name: 'Bob' } });
  });

  test('the result of the right function of two with the same name', async () => {
    expect(await call('twice', { a: 'x' }, 'a')).toMatchObject({ value: 'xx' });
    expect(await call('twice', { b: '4' }, 'b')).toMatchObject({ value: '8' });
  });

  test('any text unchanged, whether an address can hold it or not', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0')),
      fc.constantFrom(
        'eq.5',
        'not.in.(1)',
        'fts(english).x',
        'is.null',
        '',
        ' ',
        '+',
        '%2B',
        'null',
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, async (a) => {
        expect(await call('Odd, name/?', { a })).toEqual({ kind: 'value', value: a });
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('what is sent', () => {
  test('is a GET if it changes nothing and fits into an address', async () => {
    sent();
    await call('optional', { word: 'x', often: '2' });
    await call('optional', { word: 'eq.5' });
    await call('optional', { word: null });
    await call('optional', { word: 'x'.repeat(9000) });
    await call('select', { order: 'a', limit: '1' });
    await call('rename', { person_id: '2', 'new name': 'Bo' });
    expect(sent()).toEqual([
      'GET /rest/v1/rpc/optional?word=x&often=2',
      'POST /rest/v1/rpc/optional',
      'POST /rest/v1/rpc/optional',
      'POST /rest/v1/rpc/optional',
      'POST /rest/v1/rpc/select',
      'POST /rest/v1/rpc/rename',
    ]);
  });
});

describe('a rejection by the database', () => {
  test('is a failure that is identified by its code', async () => {
    await expect(call('refuse', { why: 'Not on a Sunday.' })).rejects.toMatchObject({
      failure: { code: 'HW001', technical: { message: 'Not on a Sunday.' } },
    });
    await expect(call('big_one', { big: 'x' })).rejects.toMatchObject({
      failure: { kind: 'invalid', code: '22P02' },
    });
    await expect(call('big_one')).rejects.toMatchObject({ failure: { code: 'PGRST202' } });
  });

  test('a call that changes nothing is aborted with the reason', async () => {
    const left = new AbortController();
    const reason = new Error('The screen was left.');
    left.abort(reason);
    const given = callFunction(
      database.source.client,
      facts('nothing'),
      {},
      { signal: left.signal },
    );
    await expect(given).rejects.toBe(reason);
  });
});

test('triggers and functions that can’t be called by name are left out', () => {
  const names = database.source.specification?.calls.map(({ function: called }) => called?.name);
  expect(names).not.toContain('by_position');
  expect(names).not.toContain('on_change');
  expect(names).not.toContain('ninefold_specification');
  expect(names).not.toContain('ninefold_counts');
});
