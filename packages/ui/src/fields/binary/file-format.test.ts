import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, hexOf } from './bytes.ts';
import { fileFormat } from './file-format.ts';

test('bytes are read back as they were written', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(bytesOf(hexOf(bytes))).toEqual(bytes);
    }),
  );
});

test.each(['', '00', '\\x0', '\\xzz'])('%j are no bytes', (text) => {
  expect(bytesOf(text)).toBeUndefined();
});

test.each([
  ['\\x89504e470d0a1a0a0000', 'png', true],
  ['\\xffd8ffe0', 'jpeg', true],
  ['\\x474946383961', 'gif', true],
  ['\\x52494646aaaaaaaa57454250', 'webp', true],
  ['\\x255044462d312e37', 'pdf', false],
  // An SVG, which could run a script.
  [hexOf(new TextEncoder().encode('<svg onload="alert(1)"/>')), 'other', false],
  ['\\x', 'other', false],
])('%s is %s', (text, name, image) => {
  expect(fileFormat(text)).toMatchObject({ name, image });
});
