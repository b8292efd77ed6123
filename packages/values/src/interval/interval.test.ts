import { describe, expect, test } from 'vitest';
import { intervalParts, readInterval } from './interval.ts';

const partsOf = (text: string) => {
  const interval = readInterval(text);
  if (interval === undefined || 'infinite' in interval) return undefined;
  return intervalParts(interval)
    .map(({ unit, amount }) => `${amount} ${unit}`)
    .join(', ');
};

describe('an interval', () => {
  test.each([
    ['1 year 2 mons 3 days 04:05:06.789', '1 year, 2 month, 3 day, 4 hour, 5 minute, 6.789 second'],
    ['-1 days +02:03:00', '-1 day, 2 hour, 3 minute'],
    ['-00:30:00', '-30 minute'],
    ['-00:00:00.5', '-0.5 second'],
    ['90:00:00', '90 hour'],
    ['00:00:00', '0 second'],
    ['00:00:00.000001', '0.000001 second'],
    ['1 mon', '1 month'],
    ['-1 years -2 mons', '-1 year, -2 month'],
    ['P1Y2M', '1 year, 2 month'],
  ])('%s has the parts %s', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  test.each(['1-2 3 4:05:06', 'soon', ''])('%j is not one', (text) => {
    expect(readInterval(text)).toBeUndefined();
  });

  test('may be infinite', () => {
    expect(readInterval('-infinity')).toEqual({ infinite: -1 });
  });
});
