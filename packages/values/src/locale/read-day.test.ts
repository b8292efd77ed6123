import { describe, expect, it } from 'vitest';
import { readLocalDay } from './read-day.ts';

describe('a day as people write it', () => {
  it.each([
    ['de', '20.11.2026', '2026-11-20'],
    ['de', '3.4.2026 14:05', '2026-04-03 14:05'],
    ['de', '20. November 2026', '2026-11-20'],
    ['de', '20 Nov 2026', '2026-11-20'],
    ['en-GB', '03/04/2026', '2026-04-03'],
    ['en-US', '03/04/2026', '2026-03-04'],
    ['en-US', '3/4/2026, 2:05 PM', '2026-03-04 2:05 PM'],
    ['en-US', 'Mar 4, 2026', '2026-03-04'],
    ['fr', '1 février 2026', '2026-02-01'],
    ['ja', '2026/11/20', '2026-11-20'],
    ['en-US', '2026/11/20', '2026-11-20'],
  ])('is read in %s: %s', (locale, typed, day) => {
    expect(readLocalDay(typed, locale)).toBe(day);
  });

  it.each([
    ['en-GB', '04/13/2026'],
    ['de', '20.11.26'],
    ['de', '20.11'],
    ['de', 'November 2026'],
    ['de', '20.13.2026'],
    ['de', 'heute'],
    ['de', ''],
  ])('is not guessed in %s: %s', (locale, typed) => {
    expect(readLocalDay(typed, locale)).toBeUndefined();
  });
});
