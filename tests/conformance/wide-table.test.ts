import { changeRecord, createRecord, readRecord, type RecordSource } from '@ninefold/data/records';
import { installationSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './pair/compare.ts';
import type { Exchange } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { kindColumns, kindsSql } from './records/schema.ts';
import { sourceOfPair } from './records/source-of-pair.ts';

const columns = Array.from({ length: 15 }, (_, index) =>
  Object.values(kindColumns).map(
    ([type, text], place) => [`measured_quantity_${index}_${place}`, type, text] as const,
  ),
).flat();

const sql = `
  ${kindsSql}
  create table wide (id bigint primary key, ${columns.map(([name, type]) => `${name} ${type}`).join(', ')});
  insert into wide values (9007199254740993, ${columns
    .map(([, , text]) => `'${text.replaceAll("'", "''")}'`)
    .join(', ')});
  grant select, insert, update, delete on wide to anon;
  ${installationSql()}`;

let pair: Pair;
let source: RecordSource;
let exchanges: Exchange[];

beforeAll(async () => {
  pair = await openPair(sql);
  ({ source, exchanges } = await sourceOfPair(pair));
});

afterAll(() => pair.close());

test('a record of 300 columns is read, changed and created by an address that is short enough', async () => {
  const wide = source.entities.find(({ name }) => name === 'wide');
  if (wide === undefined) throw new Error('There is no wide table.');
  const before = exchanges.length;
  const record = await readRecord(source, wide, '9007199254740993');
  expect(Object.keys(record.values)).toHaveLength(columns.length + 1);
  expect(record.version).toBeDefined();
  expect(record.values).toMatchObject({
    measured_quantity_0_2: '9007199254740993',
    measured_quantity_7_3: '12345678901234567890.0123456789',
    measured_quantity_14_13: '{"a": [1, null]}',
  });
  const changed = await changeRecord(source, wide, record, { measured_quantity_0_0: 'new' });
  expect(changed.values).toEqual({ ...record.values, measured_quantity_0_0: 'new' });
  const created = await createRecord(source, wide, { ...record.values, id: '5' });
  expect(created?.values).toEqual({ ...record.values, id: '5' });
  const sent = exchanges.slice(before);
  for (const { request } of sent) expect(request.path.length).toBeLessThan(8000);
  const both = sent.map(compared);
  expect(both.map(({ found }) => found)).toEqual(both.map(({ wanted }) => wanted));
});
