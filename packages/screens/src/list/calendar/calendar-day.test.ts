import { dayOf } from '@ninefold/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onDays, placeOfValue } from './calendar-day.ts';

const instant = { name: 'due_at', kind: 'instant' } as const;
const november = { locale: 'en-GB', first: '2026-10-26', last: '2026-12-06' } as const;

function place(timeZone: string) {
  return placeOfValue(instant, '2026-11-20T23:30:00+00:00', { ...november, timeZone });
}

test('an instant is on the day of the reader’s zone', () => {
  expect(place('UTC')).toEqual({ day: '2026-11-20', time: '23:30' });
  expect(place('Europe/Berlin')).toEqual({ day: '2026-11-21', time: '00:30' });
  expect(place('America/New_York')).toEqual({ day: '2026-11-20', time: '18:30' });
});

test('a date has no time, a timestamp no zone', () => {
  const format = { ...november, timeZone: 'Pacific/Auckland' };
  expect(placeOfValue({ name: 'day', kind: 'date' }, '2026-11-20', format)).toEqual({
    day: '2026-11-20',
  });
  expect(placeOfValue({ name: 'at', kind: 'timestamp' }, '2026-11-20T23:30:00', format)).toEqual({
    day: '2026-11-20',
    time: '23:30',
  });
});

test('what is on no day is left out', () => {
  expect(placeOfValue(instant, 'infinity', november)).toBeUndefined();
  expect(placeOfValue(instant, null, november)).toBeUndefined();
});

test('the conditions of days hold for exactly the instants on them', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu');
  const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: -2, max: 2 }), (moment, timeZone, shift) => {
      const day = dayOf(moment + shift * 86_400_000, timeZone);
      const [from, to] = onDays(instant, day, day, timeZone).map(({ values: [text = ''] }) =>
        Date.parse(text),
      );
      const isOnDay =
        placeOfValue(instant, new Date(moment).toISOString(), { ...november, timeZone })?.day ===
        day;
      expect(moment >= (from ?? 0) && moment < (to ?? 0)).toBe(isOnDay);
    }),
  );
});

const stay = { name: 'stay', kind: 'range', elementKind: 'date' } as const;
const shift = { name: 'shift', kind: 'range', elementKind: 'instant' } as const;
const berlin = { ...november, timeZone: 'Europe/Berlin' };

test.each([
  ['[2026-11-20,2026-11-23)', { day: '2026-11-20', lastDay: '2026-11-22' }],
  ['[2026-11-20,2026-11-21)', { day: '2026-11-20' }],
  ['[2026-12-05,)', { day: '2026-12-05', lastDay: '2026-12-06' }],
  ['[2026-12-05,10000-01-01)', { day: '2026-12-05', lastDay: '2026-12-06' }],
  ['(,2026-10-28)', { day: '2026-10-26', lastDay: '2026-10-27', isContinued: true }],
  ['[-infinity,infinity)', { day: '2026-10-26', lastDay: '2026-12-06', isContinued: true }],
  ['[2026-10-01,2026-10-26)', undefined],
  ['[2026-12-07,5874897-12-31)', undefined],
  ['empty', undefined],
])('a range of days is on each of them: %s', (range, expected) => {
  expect(placeOfValue(stay, range, berlin)).toEqual(expected);
});

test.each([
  ['["2026-11-20 21:00:00+00","2026-11-20 23:00:00+00")', { day: '2026-11-20', time: '22:00' }],
  [
    '["2026-11-20 21:00:00+00","2026-11-20 23:00:00+00"]',
    { day: '2026-11-20', time: '22:00', lastDay: '2026-11-21' },
  ],
  ['["2026-11-20 23:30:00+00","2026-11-21 03:00:00+00")', { day: '2026-11-21', time: '00:30' }],
])('a range of instants is on the days of the reader’s zone: %s', (range, expected) => {
  expect(placeOfValue(shift, range, berlin)).toEqual(expected);
});

test('ranges are found by the days that they have a part of', () => {
  expect(onDays(stay, '2026-11-01', '2026-11-30', 'Europe/Berlin')).toEqual([
    { field: 'stay', operator: 'overlaps', values: ['[2026-11-01,2026-12-01)'] },
  ]);
  expect(onDays(shift, '2026-11-20', '2026-11-20', 'Europe/Berlin')).toEqual([
    {
      field: 'shift',
      operator: 'overlaps',
      values: ['[2026-11-19T23:00:00.000Z,2026-11-20T23:00:00.000Z)'],
    },
  ]);
});
