import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKey, writeKey } from './key.ts';

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(',', '\\', 'a') }),
);

test('every key is read back from the text that it is written as', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (key) => {
      expect(readKey(writeKey(key))).toEqual(key);
    }),
  );
  expect(writeKey(['a,b', 'c\\', '1'])).toBe(String.raw`a\,b,c\\,1`);
});
