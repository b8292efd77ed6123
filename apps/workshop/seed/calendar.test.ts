import * as check from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  addWorkdays,
  berlinDay,
  berlinInstant,
  berlinMinutes,
  dateText,
  isWorkday,
} from './calendar.ts';

const berlinClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** From 2000 to 2099, in which the rule for summer time holds. */
const moments = check
  .integer({ min: 946_684_800, max: 4_102_444_800 - 86_400 })
  .map((s) => s * 1000);
const days = check.integer({ min: 10_957, max: 47_480 });

test('reads Berlin’s clocks at any moment as the time zone database does', () => {
  check.assert(
    check.property(moments, (moment) => {
      const minutes = berlinMinutes(moment);
      const clock = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
      expect(`${dateText(berlinDay(moment))} ${clock.join(':')}`).toBe(berlinClock.format(moment));
    }),
  );
});

test('finds the moment when the clocks show a time of the working day', () => {
  check.assert(
    check.property(days, check.integer({ min: 4 * 60, max: 24 * 60 - 1 }), (day, minutes) => {
      const moment = berlinInstant(day, minutes);
      expect([berlinDay(moment), berlinMinutes(moment)]).toEqual([day, minutes]);
    }),
  );
});

test('distinguishes workdays from weekends', () => {
  const friday = berlinDay(Date.parse('2026-11-20T09:00:00Z'));
  expect([0, 1, 2, 3].map((later) => isWorkday(friday + later))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(addWorkdays(friday, 1)).toBe(friday + 3);
  expect(addWorkdays(friday + 2, -1)).toBe(friday);
});

test('adds months, and stops at the end of a shorter one', () => {
  const day = berlinDay(Date.parse('2027-01-31T09:00:00Z'));
  expect(dateText(addMonths(day, 1))).toBe('2027-02-28');
  expect(dateText(addMonths(day, 12))).toBe('2028-01-31');
});
