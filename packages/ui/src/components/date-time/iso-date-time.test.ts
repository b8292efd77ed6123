import {
  CalendarDateTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatIsoDateTime,
  isIsoDate,
  isIsoDateTime,
  parseIsoDate,
  parseIsoDateTime,
} from './iso-date-time.ts';
import { hasSeconds } from './seconds.ts';

const zone = 'Europe/Berlin';

function instant(text: string): CalendarDateTime | ZonedDateTime {
  const value = parseIsoDateTime(text, zone);
  if (value === undefined) throw new Error(`"${text}" can't be picked.`);
  return value;
}

describe('a date and time', () => {
  test('an instant is unchanged, to the microsecond', () => {
    const dates = fc.date({
      min: new Date('0001-01-02'),
      max: new Date('9999-12-30'),
      noInvalidDate: true,
    });
    const micros = fc.stringMatching(/^[0-9]{6}$/);
    fc.assert(
      fc.property(dates, micros, (date, digits) => {
        const text = `${date.toISOString().slice(0, 19)}.${digits}+00:00`;
        expect(formatIsoDateTime(instant(text), [text])).toBe(text);
      }),
    );
  });

  test('keeps fractions of a second when the day changes, not when the time does', () => {
    const texts = ['2026-11-20T14:00:05.123456'];
    const nextDay = new CalendarDateTime(2026, 11, 21, 14, 0, 5);
    const nextMinute = new CalendarDateTime(2026, 11, 20, 14, 1, 5);
    expect(formatIsoDateTime(nextDay, texts)).toBe('2026-11-21T14:00:05.123456');
    expect(formatIsoDateTime(nextMinute, texts)).toBe('2026-11-20T14:01:05');
  });

  test('an instant shows in its zone and is written in UTC', () => {
    const value = instant('2026-11-20T13:00:00+00:00');
    expect(value).toMatchObject({ day: 20, hour: 14, minute: 0 });
    expect(formatIsoDateTime(value.add({ days: 1 }), [null])).toBe('2026-11-21T13:00:00+00:00');
  });

  test('a change of daylight saving moves no instant', () => {
    for (const text of ['2026-10-25T00:30:00+00:00', '2026-10-25T01:30:00+00:00']) {
      expect(formatIsoDateTime(instant(text), [null])).toBe(text);
    }
  });

  test('the repeated hour stays the first or the second while minutes are typed', () => {
    const [first, second] = ['2026-10-25T00:30:00+00:00', '2026-10-25T01:30:00+00:00'];
    // As react-aria sets a typed digit.
    const typed = (text: string, fields: { minute?: number; hour?: number; day?: number }) =>
      toZoned(toCalendarDateTime(instant(text)).set(fields), zone);
    let text = second;
    for (const minute of [4, 45]) text = formatIsoDateTime(typed(text, { minute }), [text, second]);
    expect(text).toBe('2026-10-25T01:45:00+00:00');
    expect(formatIsoDateTime(typed(first, { minute: 45 }), [first, first])).toBe(
      '2026-10-25T00:45:00+00:00',
    );
    // Another day between, while the day is typed.
    const away = formatIsoDateTime(typed(second, { day: 2 }), [second, second]);
    expect(away).toBe('2026-10-02T00:30:00+00:00');
    expect(formatIsoDateTime(typed(away, { day: 25 }), [away, second])).toBe(second);
    // The arrow keys choose the other hour.
    expect(formatIsoDateTime(instant(first), [second, second])).toBe(first);
    expect(formatIsoDateTime(instant(second), [first, first])).toBe(second);
  });

  test('a space may replace the T', () => {
    expect(parseIsoDateTime('2026-11-20 14:00', undefined)?.toString()).toBe('2026-11-20T14:00:00');
  });

  test.each([
    ['2026-11-20 24:00:00', undefined],
    ['2026-11-20 14:00:00+02', undefined],
    ['2026-11-20 14:00:00', zone],
    ['infinity', zone],
  ])('%s in the zone %s is none', (text, timeZone) => {
    expect(isIsoDateTime(text, timeZone)).toBe(false);
  });
});

describe('a date', () => {
  test('has a year of four digits', () => {
    expect(parseIsoDate('0042-01-02')?.toString()).toBe('0042-01-02');
  });

  test.each(['infinity', '0044-03-15 BC', '0000-01-01', '12026-01-01', '2026-02-30'])(
    '%s is none',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );
});

test('seconds show where there are any', () => {
  expect(hasSeconds('2026-11-20T14:00:00.000000')).toBe(false);
  expect(hasSeconds('2026-11-20T14:00:00+00:00')).toBe(false);
  expect(hasSeconds('14:00')).toBe(false);
  expect(hasSeconds('2026-11-20T14:00:00.5')).toBe(true);
  expect(hasSeconds('14:00:07+00:00')).toBe(true);
  expect(hasSeconds(null)).toBe(false);
});
