import { expect, test } from 'vitest';
import { parseMoment, type WrittenMoment } from './index.ts';
import { formatDate, formatInstant, formatTime, formatTimestamp } from './format-moment.ts';

const halfPastEight = 8.5 * 3_600_000_000;

test.each([
  ['en-US', '8:30 AM'],
  ['en-GB', '08:30'],
  ['de', '08:30'],
])('a time has the zeros that %s writes', (locale, text) => {
  expect(formatTime(halfPastEight, { locale, precise: false }).replace(/\s/g, ' ')).toBe(text);
});

test('a year that goes without saying is left out, in the zone in which the date is shown', () => {
  const style = { locale: 'en-GB', impliedYear: 2026, precise: false };
  expect(formatDate(written('2026-11-20'), style)).toBe('20 Nov');
  expect(formatDate(written('2025-11-20'), style)).toBe('20 Nov 2025');
  expect(formatDate(written('2026-11-20'), { locale: 'th-TH', impliedYear: 2026 })).toBe('20 พ.ย.');
  expect(formatDate(written('2026-11-20 BC'), style)).toMatch(/2026/);
  expect(formatTimestamp(written('2026-12-31 23:30:00'), style)).toBe('31 Dec, 23:30');
  const midnight = written('2026-12-31 23:30:00+00');
  expect(formatInstant(midnight, { ...style, timeZone: 'UTC' })).toBe('31 Dec, 23:30');
  expect(formatInstant(midnight, { ...style, timeZone: 'Europe/Berlin' })).toBe(
    '1 Jan 2027, 00:30',
  );
});

function written(text: string): WrittenMoment {
  const moment = parseMoment(text);
  if (moment === undefined) throw new Error(`${text} can't be read as a date.`);
  return moment;
}
