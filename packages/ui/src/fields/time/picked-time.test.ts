import { Time } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { fromPickedTime, toPickedTime } from './picked-time.ts';

describe('a time of day that is picked', () => {
  test.each(['14:05:00', '00:00:00.000001', '23:59:59.999999'])(
    '%s comes back as it was',
    (text) => {
      const value = toPickedTime(text);
      expect(value && fromPickedTime(value, text)).toBe(text);
    },
  );

  test('loses its fraction with another time', () => {
    expect(fromPickedTime(new Time(14, 6), '14:05:00.5')).toBe('14:06:00');
  });

  test.each(['24:00:00', '14:05:00+02', 'noon'])('%s is typed', (text) => {
    expect(toPickedTime(text)).toBeUndefined();
  });
});
