import { expect, test } from 'vitest';
import { periodOf, viewAt, viewLater } from './calendar-period.ts';

const today = '2026-11-25';
const period = (unit?: 'day' | 'week' | 'month' | 'year', date?: string, isNarrow = false) =>
  periodOf({ unit, date }, today, isNarrow, 'en-GB');

test('without a unit, a calendar is a month, on phones a day', () => {
  expect(period()).toMatchObject({ unit: 'month', day: today });
  expect(period(undefined, undefined, true)).toMatchObject({ unit: 'day', days: [today] });
  // An address of a month is one everywhere.
  expect(period(undefined, '2026-12', true)).toMatchObject({ unit: 'month', day: '2026-12-01' });
});

test('the current month and week are about today', () => {
  expect(period('month', '2026-11').day).toBe(today);
  expect(period('week', '2026-11-23').day).toBe(today);
  expect(period('day', '2026-11-23').day).toBe('2026-11-23');
});

test('a week begins on the day of the locale', () => {
  expect(period('week').days).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(periodOf({ unit: 'week' }, today, false, 'ar-EG').days[0]).toBe('2026-11-21');
});

test('a day past the end of its month is counted into the next one', () => {
  expect(period('day', '2026-02-31').days).toEqual(['2026-03-03']);
});

test('the current day stays current in an address', () => {
  const view = { kind: 'calendar', field: 'due_at', date: '2026-12' } as const;
  expect(viewAt(view, 'week', today, today)).toMatchObject({ unit: 'week', date: undefined });
  expect(viewAt(view, 'month', '2026-12-01', today)).toMatchObject({ date: '2026-12' });
});

test('the view of an address without a unit stays the same view at another time', () => {
  const view = { kind: 'calendar', field: 'due_at' } as const;
  expect(viewLater(view, 'month', '2026-12-01', today)).toEqual({ ...view, date: '2026-12' });
  // Without a date, it would be a day on phones.
  expect(viewLater(view, 'month', today, today)).toEqual({ ...view, date: '2026-11' });
});
