import { expect, test } from 'vitest';
import { formatTime } from './format-moment.ts';

const halfPastEight = 8.5 * 3_600_000_000;

test.each([
  ['en-US', '8:30 AM'],
  ['en-GB', '08:30'],
  ['de', '08:30'],
])('a time has the zeros that %s writes', (locale, text) => {
  expect(formatTime(halfPastEight, { locale, precise: false }).replace(/\s/g, ' ')).toBe(text);
});
