import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, untilNextDistance } from './distance.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function from(text: string, timeZone = 'UTC', at = now) {
  const { count, unit } = distance(Date.parse(text), at, timeZone);
  return `${count} ${unit}`;
}

describe('the distance of an instant', () => {
  it.each([
    ['2026-11-21T09:59:01Z', '0 second'],
    ['2026-11-21T10:00:59Z', '0 second'],
    ['2026-11-21T09:59:00Z', '-1 minute'],
    ['2026-11-21T09:00:01Z', '-59 minute'],
    ['2026-11-21T09:00:00Z', '-1 hour'],
    ['2026-11-20T10:00:01Z', '-23 hour'],
    ['2026-11-20T10:00:00Z', '-1 day'],
    ['2026-11-21T12:30:00Z', '2 hour'],
    ['2026-11-23T09:00:00Z', '2 day'],
    ['2026-11-14T23:00:00Z', '-1 week'],
    ['2026-10-22T10:00:00Z', '-4 week'],
    ['2026-10-21T10:00:00Z', '-1 month'],
    ['2025-11-22T10:00:00Z', '-11 month'],
    ['2025-11-21T09:00:00Z', '-1 year'],
    ['2030-01-01T00:00:00Z', '3 year'],
  ])('of %s is %s', (text, said) => {
    expect(from(text)).toBe(said);
  });

  it('counts days of the calendar: 47 hours ago may be two days ago', () => {
    expect(from('2026-11-19T02:00:00Z', 'UTC', Date.parse('2026-11-21T01:00:00Z'))).toBe('-2 day');
  });

  it('counts them in the time zone', () => {
    expect(from('2026-11-19T14:30:00Z', 'UTC')).toBe('-2 day');
    expect(from('2026-11-19T15:30:00Z', 'Asia/Tokyo')).toBe('-1 day');
  });

  it('counts a month only once its day has come', () => {
    expect(from('2026-01-31T12:00:00Z', 'UTC', Date.parse('2026-02-28T12:00:00Z'))).toBe('-4 week');
  });

  it('has the opposite sign the other way round', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4e12, max: 4e12 }), (offset) => {
        const there = distance(now + offset, now, 'UTC');
        const back = distance(now, now + offset, 'UTC');
        expect(there.unit).toBe(back.unit);
        expect(Math.abs(there.count)).toBe(Math.abs(back.count));
      }),
    );
  });
});

describe('the time until the next distance', () => {
  it('misses no change, and wakes no more than the text needs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2e8, max: 2e8 }), (offset) => {
        const instant = now + offset;
        const wait = untilNextDistance(instant, now);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(3_600_001);
        // From a day on it is midnight that counts, and it is looked for once an hour.
        const before = Math.abs(offset) < 86_400_000 ? now + wait - 1 : now;
        expect(distance(instant, before, 'UTC')).toEqual(distance(instant, now, 'UTC'));
      }),
    );
  });
});
