import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarDay,
  dayNumber,
  readDate,
  readMoment,
  readTimeOfDay,
  writeMoment,
  writeTimeOfDay,
  type WrittenMoment,
} from './index.ts';

describe('a day', () => {
  test.each([
    [0, { year: 1970, month: 1, day: 1 }],
    [20_777, { year: 2026, month: 11, day: 20 }],
    [-719_529, { year: -1, month: 12, day: 31 }],
    [-719_528, { year: 0, month: 1, day: 1 }],
    [2_145_042_905, { year: 5_874_897, month: 12, day: 31 }],
  ])('%d is counted from 1970', (number, day) => {
    expect(calendarDay(number)).toEqual(day);
    expect(dayNumber(day)).toBe(number);
  });

  test('comes back from its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_440_550, max: 2_145_042_905 }), (number) => {
        expect(dayNumber(calendarDay(number))).toBe(number);
      }),
    );
  });

  test.each(['2026-02-30', '1900-02-29', '20/11/2026', '2026-13-01', '2026-00-10', ''])(
    '%j is not one',
    (text) => {
      expect(readDate(text)).toBeUndefined();
      expect(readMoment(text)).toBeUndefined();
    },
  );

  test('may be infinite', () => {
    expect(readDate('infinity')).toBe(Infinity);
    expect(readMoment('-infinity')).toEqual({ day: -Infinity, time: 0 });
  });
});

const milliseconds = ({ day, time, offset = 0 }: WrittenMoment) =>
  day * 86_400_000 + Math.floor(time / 1000) - offset * 1000;

describe('a moment', () => {
  test('is the same as JavaScript’s, for every text that JavaScript writes', () => {
    const dates = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const moment = readMoment(date.toISOString());
        expect(moment && milliseconds(moment)).toBe(date.getTime());
      }),
    );
  });

  test('keeps microseconds, an offset with seconds, and the era', () => {
    const moment = readMoment('0044-03-15 00:53:28.000001+00:53:28 BC');
    expect(moment).toMatchObject({ time: 3_208_000_001, offset: 3208 });
    expect(moment && writeMoment(moment)).toBe('0044-03-15T00:53:28.000001 BC');
  });
});

describe('a time of day', () => {
  test.each(['14:05:00.5+02', '23:59:59.999999', '24:00:00', '14:05:00-05:30'])(
    '%s comes back unchanged',
    (text) => {
      const time = readTimeOfDay(text);
      expect(time && writeTimeOfDay(time)).toBe(text);
    },
  );

  test.each(['25:00', 'noon', '14:60'])('%s is not one', (text) => {
    expect(readTimeOfDay(text)).toBeUndefined();
  });
});
