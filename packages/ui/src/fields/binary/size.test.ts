import { describe, expect, test } from 'vitest';
import { byteCount, sizeParts } from './size.ts';

describe('the size of a binary value', () => {
  test('is read from either text form', () => {
    expect(byteCount(String.raw`\x48656c6c6f`)).toBe(5);
    expect(byteCount(String.raw`\x`)).toBe(0);
    expect(byteCount('SGVsbG8=')).toBe(5);
  });

  test.each([
    [0, 0, 'B'],
    [999, 999, 'B'],
    [1000, 1, 'kB'],
    [1_500_000, 1.5, 'MB'],
    [3e12, 3000, 'GB'],
  ])('%d bytes are %d %s', (bytes, amount, unit) => {
    expect(sizeParts(bytes)).toEqual({ amount, unit });
  });
});
