import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, daysOfMonth } from './days-of-month.ts';

const months = fc
  .record({ year: fc.integer({ min: 1900, max: 2200 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

test('a month holds each of its days once, in whole weeks', () => {
  fc.assert(
    fc.property(months, fc.constantFrom('en-GB', 'en-US', 'de', 'ar-EG'), (month, locale) => {
      const weeks = daysOfMonth(month, locale);
      const days = weeks.flat();
      const [year = 0, index = 0] = month.split('-').map(Number);
      const length = new Date(Date.UTC(year, index, 0)).getUTCDate();
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(length);
      expect(new Set(days).size).toBe(days.length);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true);
    }),
  );
});

test('a week starts on the locale’s first day', () => {
  expect(daysOfMonth('2026-11', 'en-GB')[0]?.[0]).toBe('2026-10-26');
  expect(daysOfMonth('2026-11', 'en-US')[0]?.[0]).toBe('2026-11-01');
  expect(daysOfMonth('2026-11', 'ar-EG')[0]?.[0]).toBe('2026-10-31');
});

test('the month after December is January of the next year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});
