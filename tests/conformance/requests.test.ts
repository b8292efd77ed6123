import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownDifferences } from './known-differences.ts';
import { compared, met } from './pair/compare.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { reads } from './requests/reads.ts';
import { refusals } from './requests/refusals.ts';
import { schemaSql } from './requests/schema.ts';
import { writes } from './requests/writes.ts';

let pair: Pair;

beforeAll(async () => {
  pair = await openPair(schemaSql, { schemas: ['public', 'yard'], maxRows: 50 });
});

afterAll(() => pair.close());

const named = (requests: typeof reads) =>
  requests.map((request, index) => {
    const { method = 'GET', path, headers, as } = request;
    const more = [headers?.['prefer'], headers?.['accept'], as?.role].filter(Boolean).join(' ');
    return { name: `${index + 1}: ${method} ${decodeURIComponent(path)} ${more}`, request };
  });

test.each(named(reads))('read $name', async ({ request }) => {
  const { found, wanted } = compared(await pair.send(request));
  expect(found).toEqual(wanted);
});

test.each(named(refusals))('refused $name', async ({ request }) => {
  const exchange = await pair.send(request);
  expect(exchange.real.status).toBeGreaterThanOrEqual(300);
  const { found, wanted } = compared(exchange);
  expect(found).toEqual(wanted);
});

test.each(named(writes))('write $name', async ({ request }) => {
  const { found, wanted } = compared(await pair.send(request));
  expect(found).toEqual(wanted);
});

test('both hold the same rows in the end', async () => {
  const tables = [
    'customer',
    'job',
    'employee',
    'job_tag',
    'booking',
    'guarded',
    'partly',
    'outbox',
  ];
  for (const table of tables) {
    const { embedded, real } = await pair.query(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${table} t`,
    );
    expect({ table, rows: embedded[0]?.['rows'] }).toEqual({ table, rows: real[0]?.['rows'] });
  }
});

test('every known difference still occurs', () => {
  expect([...met].sort()).toEqual(knownDifferences.map(({ name }) => name).sort());
});
