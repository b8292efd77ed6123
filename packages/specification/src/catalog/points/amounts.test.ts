import { expect, it } from 'vitest';
import { milliseconds } from './limits.ts';

it('reads time-outs in every unit of Postgres', () => {
  expect(['8s', '500', '2min', '1 h', '1.5s', '900us', '0'].map(milliseconds)).toEqual([
    8000, 500, 120_000, 3_600_000, 1500, 1, 0,
  ]);
  expect(['', 'soon', '8 parsecs', '-1'].map(milliseconds)).toEqual(Array(4).fill(undefined));
});
