import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, beginningOf, dayOf } from '@ninefold/values';
import { dayName, dueText, isDay, timesText } from './moments.ts';

const zones = ['Europe/Berlin', 'America/Havana', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'];
const anyDay = fc
  .date({ min: new Date('2001-01-02'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it('starts at its first moment in every zone, also when clocks change at midnight', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const beginning = beginningOf(day, zone).getTime();
        expect(dayOf(beginning, zone)).toBe(day);
        expect(dayOf(beginning - 1, zone)).toBe(addDays(day, -1));
      }),
      { numRuns: 60 },
    );
    // In Havana clocks go from midnight to one o'clock on this day.
    expect(beginningOf('2026-03-08', 'America/Havana').toISOString()).toBe(
      '2026-03-08T05:00:00.000Z',
    );
  });

  it('is reached again by going back as many days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(isDay(day)).toBe(true);
      }),
    );
  });

  it.each(['', '2026-02-30', '2026-13-01', 'today', '2026-1-1'])('is not "%s"', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('is described in everyday words', () => {
    expect(dayName('2026-11-20', 'en-GB')).toBe('Friday 20 November');
  });
});

describe('until', () => {
  const view = {
    locale: 'en-GB',
    timeZone: 'Europe/Berlin',
    now: Date.parse('2026-11-20T12:00:00+01:00'),
  };

  it.each([
    ['2026-11-18T10:00:00+01:00', '2 days overdue', true],
    ['2026-11-20T11:59:00+01:00', 'Overdue since 11:59', true],
    ['2026-11-20T14:00:00+01:00', 'Today 14:00', false],
    ['2026-11-20T23:30:00+00:00', 'Tomorrow 00:30', false],
    ['2026-11-25T09:00:00+01:00', 'Wed, 25 Nov', false],
    ['2027-01-04T09:00:00+01:00', '4 Jan 2027', false],
    // A day is over at its end.
    ['2026-11-20', 'Today', false],
    ['2026-11-19', '1 day overdue', true],
  ])('%s is "%s"', (value, text, overdue) => {
    const due = dueText(value, view);
    expect(due.text.replace(',', '')).toBe(text.replace(',', ''));
    expect(due.overdue).toBe(overdue);
  });

  it('and from when are times of the zone', () => {
    const times = timesText('2026-11-20T07:00:00+00:00', '2026-11-20T11:00:00+00:00', view);
    expect(times).toBe('08:00–12:00');
    expect(timesText(null, null, view)).toBe('');
  });
});
