import { expect, test } from 'vitest';
import { sizeParts } from './size-parts.ts';

test.each([
  [0, 0, 'B'],
  [999, 999, 'B'],
  [1000, 1, 'kB'],
  [1_500_000, 1.5, 'MB'],
  [3e12, 3000, 'GB'],
])('%d bytes are %d %s', (bytes, amount, unit) => {
  expect(sizeParts(bytes)).toEqual({ amount, unit });
});
