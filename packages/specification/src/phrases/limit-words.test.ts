import { expect, it } from 'vitest';
import type { Limit } from '../model/index.ts';
import { limitWords } from './limit-words.ts';

const value = (facts: Partial<Limit>) => (amount: number) =>
  limitWords({ name: '', value: '', source: { from: 'database', object: '' }, amount, ...facts })
    .value;

it('says times and sizes in the unit that fits', () => {
  const duration = value({ setting: 'statement_timeout', unit: 'milliseconds' });
  expect([250, 1500, 8000, 90_000, 120_000, 7_200_000].map(duration)).toEqual([
    '250 ms',
    '1.5 s',
    '8 s',
    '90 s',
    '2 min',
    '2 h',
  ]);
  expect([0, 999, 1024, 5_242_880, 1_610_612_736].map(value({ bucket: 'files' }))).toEqual([
    '0 bytes',
    '999 bytes',
    '1 KiB',
    '5 MiB',
    '1.5 GiB',
  ]);
});
