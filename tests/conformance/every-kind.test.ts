/** A record with a column of every type is read, copied and edited without losing a bit, on both backends. */
import { changeRecord, createRecord, readRecord, type RecordSource } from '@ninefold/data/records';
import { installationSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './pair/compare.ts';
import type { Exchange } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { sourceOfPair } from './records/source-of-pair.ts';
import { everyKindSql, kindColumns, kindRows } from './values/every-kind.ts';

let pair: Pair;
let source: RecordSource;
let exchanges: Exchange[];

beforeAll(async () => {
  pair = await openPair(`${everyKindSql}${installationSql()}`);
  ({ source, exchanges } = await sourceOfPair(pair));
  exchanges.splice(0);
});

afterAll(() => pair.close());

const texts = kindColumns.map(({ name }) => `${name}::text`).join(', ');

async function storedTexts(id: number | string) {
  const { embedded, real } = await pair.query(`select ${texts} from every_kind where id = ${id}`);
  expect(embedded).toEqual(real);
  return embedded;
}

test.each([1, ...kindRows])('row %i', async (id) => {
  const [entity] = source.entities;
  if (entity === undefined) throw new Error('There is no table.');
  const before = await storedTexts(id);
  const row = await readRecord(source, entity, String(id));
  const names = kindColumns.map(({ name }) => name);
  const values = Object.fromEntries(names.map((name) => [name, row.values[name] ?? null]));
  const copy = await createRecord(source, entity, { title: 'copy', ...values });
  expect(await storedTexts(copy?.id ?? '')).toEqual(before);
  const { values: read } = await readRecord(source, entity, copy?.id ?? '');
  expect(read).toMatchObject(values);
  await changeRecord(source, entity, row, { title: 'edited' });
  expect(await storedTexts(id)).toEqual(before);
  // Every value is written over itself.
  const edited = await changeRecord(source, entity, copy?.id ?? '', values);
  expect(edited.values).toMatchObject(values);
  expect(await storedTexts(copy?.id ?? '')).toEqual(before);
  for (const exchange of exchanges.splice(0).map(compared)) {
    expect(exchange.found).toEqual(exchange.wanted);
  }
});
