import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatInstant, formatTime, formatTimestamp } from './format-moment.ts';
import { dateInUtc, parseMoment } from './displayed-moment.ts';
import { readTimeOfDay } from './time.ts';

const cell = { locale: 'en-GB', timeZone: 'Europe/Berlin', precise: false };
const detail = { ...cell, precise: true };

function moment(text: string) {
  const parsed = parseMoment(text);
  if (parsed === undefined) throw new Error(`"${text}" was not understood as a date.`);
  return parsed;
}

describe('dates and times', () => {
  test.each(['5874897-12-31', '294276-12-31 23:59:59.999999', 'infinity', '275760-09-13'])(
    '%s, which a Date cannot hold, is left as Postgres writes it',
    (text) => {
      expect(parseMoment(text)).toBeUndefined();
    },
  );

  test.each(['275760-09-11 23:59:59+00', '4713-01-01 BC'])('%s can be formatted', (text) => {
    expect(formatInstant(moment(text), detail)).toContain(text.slice(0, 4));
  });

  test.each([
    ['2026-11-20', '20 Nov 2026'],
    ['0001-01-01', '1 Jan 1'],
    ['0044-03-15 BC', '15 Mar 44 BC'],
    ['12026-11-20', '20 Nov 12026'],
  ])('the date %s is shown as %s', (text, shown) => {
    expect(formatDate(moment(text), { locale: 'en-GB' })).toBe(shown);
  });

  test.each([
    ['2026-11-20 14:00:00', cell, '20 Nov 2026, 14:00'],
    ['2026-11-20T14:00:00', detail, '20 Nov 2026, 14:00'],
    ['2026-11-20 14:00:05', cell, '20 Nov 2026, 14:00'],
    ['2026-11-20 14:00:05', detail, '20 Nov 2026, 14:00:05'],
    ['2026-11-20 14:00:00.123456', detail, '20 Nov 2026, 14:00:00.123456'],
    ['2026-11-20 14:00:00.25', { ...detail, locale: 'de-DE' }, '20. Nov. 2026, 14:00:00,25'],
  ])('the timestamp %s is not shifted', (text, style, shown) => {
    expect(formatTimestamp(moment(text), style)).toBe(shown);
  });

  test.each([
    ['2026-11-20T13:00:00+00:00', cell, '20 Nov 2026, 14:00'],
    ['2026-11-20T13:00:00+00:00', detail, '20 Nov 2026, 14:00 CET'],
    ['1880-01-01 00:53:28+00:53:28', detail, '1 Jan 1880, 00:53:28 GMT+0:53:28'],
    ['2026-06-20 13:00:00+05:30', detail, '20 Jun 2026, 09:30 CEST'],
    ['2026-11-20T13:00:00.000001Z', detail, '20 Nov 2026, 14:00:00.000001 CET'],
  ])('the instant %s is shown in the zone of its reader', (text, style, shown) => {
    expect(formatInstant(moment(text), style)).toBe(shown);
  });

  test.each(['infinity', '2026-02-30', '20/11/2026', ''])('%j is no date', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  test('times keep their fraction', () => {
    const parsed = readTimeOfDay('14:05:00.5+02');
    expect(parsed && formatTime(parsed.time, detail)).toBe('14:05:00.5');
    expect(parsed && formatTime(parsed.time, cell)).toBe('14:05');
  });

  test('every instant that JavaScript can hold is understood as the same instant', () => {
    const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31') });
    fc.assert(
      fc.property(
        dates.filter((date) => !Number.isNaN(date.getTime())),
        (date) => {
          expect(dateInUtc(moment(date.toISOString())).getTime()).toBe(date.getTime());
        },
      ),
    );
  });
});
