import { dayOf } from '@ninefold/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onDays, placeOfValue } from './calendar-day.ts';

const instant = { name: 'due_at', kind: 'instant' } as const;

function place(timeZone: string) {
  return placeOfValue(instant, '2026-11-20T23:30:00+00:00', { locale: 'en-GB', timeZone });
}

test('an instant is on the day of the reader’s zone', () => {
  expect(place('UTC')).toEqual({ day: '2026-11-20', time: '23:30' });
  expect(place('Europe/Berlin')).toEqual({ day: '2026-11-21', time: '00:30' });
  expect(place('America/New_York')).toEqual({ day: '2026-11-20', time: '18:30' });
});

test('a date has no time, a timestamp no zone', () => {
  const format = { locale: 'en-GB', timeZone: 'Pacific/Auckland' };
  expect(placeOfValue({ kind: 'date' }, '2026-11-20', format)).toEqual({ day: '2026-11-20' });
  expect(placeOfValue({ kind: 'timestamp' }, '2026-11-20T23:30:00', format)).toEqual({
    day: '2026-11-20',
    time: '23:30',
  });
});

test('what is on no day is left out', () => {
  expect(placeOfValue(instant, 'infinity', {})).toBeUndefined();
  expect(placeOfValue(instant, null, {})).toBeUndefined();
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
        placeOfValue(instant, new Date(moment).toISOString(), { timeZone })?.day === day;
      expect(moment >= (from ?? 0) && moment < (to ?? 0)).toBe(isOnDay);
    }),
  );
});
