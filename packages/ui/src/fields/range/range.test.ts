import { describe, expect, test } from 'vitest';
import { parseRange } from './range.ts';

describe('a range', () => {
  test('has bounds that belong to it or not', () => {
    expect(parseRange('[1,10)')).toEqual({
      lower: { text: '1', inclusive: true },
      upper: { text: '10', inclusive: false },
    });
  });

  test('may be open at either end, or empty', () => {
    expect(parseRange('(,5]')).toEqual({ upper: { text: '5', inclusive: true } });
    expect(parseRange('[2026-01-01,)')).toEqual({ lower: { text: '2026-01-01', inclusive: true } });
    expect(parseRange('empty')).toBe('empty');
  });

  test('quotes what holds a space', () => {
    expect(parseRange('["2026-01-01 08:00:00","2026-01-01 09:00:00")')).toEqual({
      lower: { text: '2026-01-01 08:00:00', inclusive: true },
      upper: { text: '2026-01-01 09:00:00', inclusive: false },
    });
  });

  test('is nothing else', () => {
    expect(parseRange('{[1,2),[3,4)}')).toBeUndefined();
    expect(parseRange('1,2')).toBeUndefined();
  });
});
