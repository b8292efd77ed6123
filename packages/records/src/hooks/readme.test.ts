/** Proves that the tables of the README, which the guide shows too, have each status. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ManyResult } from '../many/index.ts';
import type { WriteResult } from '../writes/index.ts';
import type { AggregateState } from './use-aggregate.ts';
import type { RecordState } from './use-record.ts';
import type { RecordsState } from './use-records.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

// A type error here says that a status has come or gone.
const reading: Readonly<Record<(RecordState | RecordsState | AggregateState)['status'], true>> = {
  pending: true,
  disabled: true,
  denied: true,
  missing: true,
  failed: true,
  empty: true,
  ready: true,
};

const writing: Readonly<
  Record<(WriteResult | ManyResult['rows'][number]['result'])['status'], true>
> = {
  saved: true,
  conflict: true,
  refused: true,
  lost: true,
  offline: true,
  tried: true,
  unsent: true,
};

test.each([
  ['Reading', reading],
  ['Writing', writing],
])('%s: each status has a row', (heading, statuses) => {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| `((?!status`)\w+)`/gm)].map(([, status]) => status);
  expect(new Set(rows)).toEqual(new Set(Object.keys(statuses)));
});
