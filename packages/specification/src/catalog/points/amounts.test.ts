import { expect, it } from 'vitest';
import { bytesInWords, durationInWords, milliseconds } from './limits.ts';

it('reads time-outs in every unit of Postgres', () => {
  expect(['8s', '500', '2min', '1 h', '1.5s', '900us', '0'].map(milliseconds)).toEqual([
    8000, 500, 120_000, 3_600_000, 1500, 1, 0,
  ]);
  expect(['', 'soon', '8 parsecs', '-1'].map(milliseconds)).toEqual(Array(4).fill(undefined));
});

it('says times and sizes in the unit that fits', () => {
  expect([250, 1500, 8000, 90_000, 120_000, 7_200_000].map(durationInWords)).toEqual([
    '250 ms',
    '1.5 s',
    '8 s',
    '90 s',
    '2 min',
    '2 h',
  ]);
  expect([0, 999, 1024, 5_242_880, 1_610_612_736].map(bytesInWords)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 KiB',
    '5 MiB',
    '1.5 GiB',
  ]);
});
