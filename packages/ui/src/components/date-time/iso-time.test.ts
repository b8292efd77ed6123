import { Time } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { formatIsoTime, isIsoTime, parseIsoTime } from './iso-time.ts';

describe('a time of day', () => {
  test.each(['14:05:00', '00:00:00.000001', '23:59:59.999999'])(
    '%s comes back unchanged',
    (text) => {
      const value = parseIsoTime(text);
      expect(value && formatIsoTime(value, [text])).toBe(text);
    },
  );

  test('loses its fraction when it changes', () => {
    expect(formatIsoTime(new Time(14, 6), ['14:05:00.5'])).toBe('14:06:00');
  });

  test.each(['24:00:00', '23:59:60', '14:05:00+02', 'noon'])('%s is none', (text) => {
    expect(isIsoTime(text)).toBe(false);
  });
});
