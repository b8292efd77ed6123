import { addDays, dayOf } from '@ninefold/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockAt, duringDays, spanOf } from './event-span.ts';

const format = { first: '2026-10-19', last: '2026-10-25' } as const;
const clock = (text: string) => Date.parse(`${text}Z`) / 60_000;

const starts = { name: 'starts_at', kind: 'instant' } as const;
const ends = { name: 'ends_at', kind: 'instant' } as const;
const shift = { name: 'shift', kind: 'range', elementKind: 'instant' } as const;
const berlin = { ...format, timeZone: 'Europe/Berlin' };

test('an event is at the hours of the reader’s zone', () => {
  const values = { starts_at: '2026-10-20T07:00:00+00:00', ends_at: '2026-10-20T08:30:00+00:00' };
  const fields = { field: starts, endField: ends };
  expect(spanOf(fields, values, berlin)).toEqual({
    start: clock('2026-10-20T09:00'),
    end: clock('2026-10-20T10:30'),
  });
  expect(spanOf(fields, values, { ...format, timeZone: 'America/New_York' })).toEqual({
    start: clock('2026-10-20T03:00'),
    end: clock('2026-10-20T04:30'),
  });
});

test('an end before the beginning counts as none', () => {
  const values = { starts_at: '2026-10-20T07:00:00+00:00', ends_at: '2026-10-20T06:30:00+00:00' };
  expect(spanOf({ field: starts, endField: ends }, values, berlin)).toEqual({
    start: clock('2026-10-20T09:00'),
  });
});

test('dates are on whole days, and the last one belongs to them', () => {
  const from = { name: 'valid_from', kind: 'date' } as const;
  const until = { name: 'valid_until', kind: 'date' } as const;
  expect(
    spanOf(
      { field: from, endField: until },
      { valid_from: '2026-10-20', valid_until: '2026-10-22' },
      berlin,
    ),
  ).toEqual({ start: clock('2026-10-20T00:00'), end: clock('2026-10-23T00:00'), isAllDay: true });
});

test('a range without an end goes beyond the shown days', () => {
  const span = spanOf({ field: shift }, { shift: '["2026-10-20 07:00:00+00",)' }, berlin);
  expect(span?.start).toBe(clock('2026-10-20T09:00'));
  expect(span?.end).toBeGreaterThan(clock('2026-10-26T00:00'));
  expect(spanOf({ field: shift }, { shift: 'empty' }, berlin)).toBeUndefined();
});

test('while clocks are put back, an event still has a length', () => {
  // From 02:50 summer time to 02:10 winter time, 20 minutes later.
  const value = '["2026-10-25 00:50:00+00","2026-10-25 01:10:00+00")';
  const span = spanOf({ field: shift }, { shift: value }, berlin);
  expect(span?.start).toBe(clock('2026-10-25T02:50'));
  expect(span?.end).toBeGreaterThan(span?.start ?? 0);
});

test('the clock shows each moment on the day that the moment is on, also where clocks change', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  );
  const days = fc.constantFrom('2026-03-29', '2026-10-25', '2018-11-04', '2026-04-05');
  fc.assert(
    fc.property(zones, days, fc.integer({ min: -1440, max: 2880 }), (timeZone, day, minutes) => {
      const moment = clock(`${day}T00:00`) * 60_000 + minutes * 60_000;
      const shown = clockAt(moment, timeZone);
      expect(new Date(shown * 60_000).toISOString().slice(0, 10)).toBe(dayOf(moment, timeZone));
    }),
  );
});

test('what began before the shown days is found by its end', () => {
  const [until, either] = duringDays(
    { field: starts, endField: ends },
    '2026-10-25',
    addDays('2026-10-25', 0),
    'Europe/Berlin',
  );
  // The day has 25 hours.
  expect(until).toMatchObject({ operator: 'lt', values: ['2026-10-25T23:00:00.000Z'] });
  expect(either).toEqual({
    operator: 'or',
    terms: [
      { field: 'starts_at', operator: 'gte', values: ['2026-10-24T22:00:00.000Z'] },
      { field: 'ends_at', operator: 'gt', values: ['2026-10-24T22:00:00.000Z'] },
    ],
  });
});
