import { CalendarDate, CalendarDateTime, type DateValue } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateInUtc, parseMoment } from './moment.ts';
import { fromPicked, hasSeconds, type PickedKind, toPicked } from './picked.ts';

const zone = 'Europe/Berlin';

function picked(kind: PickedKind, text: string): DateValue {
  const value = toPicked(kind, text, zone);
  if (value === undefined) throw new Error(`"${text}" cannot be picked.`);
  return value;
}

describe('a date picker', () => {
  test('gives back the instant it was given, to the microsecond', () => {
    const dates = fc.date({
      min: new Date('0001-01-02'),
      max: new Date('9999-12-30'),
      noInvalidDate: true,
    });
    const micros = fc.stringMatching(/^[0-9]{6}$/);
    fc.assert(
      fc.property(dates, micros, (date, micros) => {
        const text = `${date.toISOString().slice(0, 19)}.${micros}+00:00`;
        expect(fromPicked('instant', picked('instant', text), text, zone)).toBe(text);
      }),
    );
  });

  test('keeps the fraction of a second when another day is picked, not when another time is', () => {
    const text = '2026-11-20T14:00:05.123456';
    const nextDay = new CalendarDateTime(2026, 11, 21, 14, 0, 5);
    const nextMinute = new CalendarDateTime(2026, 11, 20, 14, 1, 5);
    expect(fromPicked('timestamp', nextDay, text, zone)).toBe('2026-11-21T14:00:05.123456');
    expect(fromPicked('timestamp', nextMinute, text, zone)).toBe('2026-11-20T14:01:05');
  });

  test('shows an instant in the reader’s zone and gives it in UTC', () => {
    const value = picked('instant', '2026-11-20T13:00:00+00:00');
    expect(value).toMatchObject({ day: 20, hour: 14, minute: 0 });
    const text = fromPicked('instant', value.add({ days: 1 }), null, zone);
    expect(text).toBe('2026-11-21T13:00:00+00:00');
  });

  test('writes dates in four digits', () => {
    expect(fromPicked('date', new CalendarDate(42, 1, 2), null, zone)).toBe('0042-01-02');
  });

  test.each<[PickedKind, string]>([
    ['date', 'infinity'],
    ['date', '0044-03-15 BC'],
    ['date', '12026-01-01'],
    ['timestamp', '2026-11-20 24:00:00'],
    ['timestamp', '2026-11-20 14:00:00+02'],
    ['instant', '2026-11-20 14:00:00'],
  ])('leaves the %s %s to be typed', (kind, text) => {
    expect(toPicked(kind, text, zone)).toBeUndefined();
  });

  test('shows seconds where there are any', () => {
    expect(hasSeconds('2026-11-20T14:00:00.000000')).toBe(false);
    expect(hasSeconds('2026-11-20T14:00:00.5')).toBe(true);
    expect(hasSeconds(null)).toBe(false);
  });

  test('moves no wall clock at a change of daylight saving', () => {
    for (const text of ['2026-10-25T00:30:00+00:00', '2026-10-25T01:30:00+00:00']) {
      const value = picked('instant', text);
      const back = parseMoment(fromPicked('instant', value, null, zone));
      expect(back && dateInUtc(back).toISOString()).toBe(text.replace('+00:00', '.000Z'));
    }
  });
});
