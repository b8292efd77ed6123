import { describe, expect, test } from 'vitest';
import { formatInterval } from './format-interval.ts';

describe('an interval', () => {
  test.each([
    ['1 year 2 mons 3 days 04:05:06.789', '1 yr 2 mths 3 days 4 hrs 5 mins 6.789 secs'],
    ['-1 days +02:03:00', '-1 day 2 hrs 3 mins'],
    ['-00:30:00', '-30 mins'],
    ['90:00:00', '90 hrs'],
    ['00:00:00', '0 secs'],
    ['00:00:00.000001', '0.000001 secs'],
    ['1 mon', '1 mth'],
  ])('%s reads as %s', (text, shown) => {
    expect(formatInterval(text, 'en-GB')).toBe(shown);
  });

  test.each(['1-2 3 4:05:06', 'soon', '', 'infinity'])('%j is left alone', (text) => {
    expect(formatInterval(text)).toBeUndefined();
  });
});
