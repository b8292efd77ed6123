import { expect, test } from 'vitest';
import { byteCount } from './size.ts';

test('the size of a binary value is read from either text form', () => {
  expect(byteCount(String.raw`\x48656c6c6f`)).toBe(5);
  expect(byteCount(String.raw`\x`)).toBe(0);
  expect(byteCount('SGVsbG8=')).toBe(5);
});
