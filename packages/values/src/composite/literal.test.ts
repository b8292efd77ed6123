import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeTexts } from '../../testing/attribute-texts.ts';
import { readCompositeLiteral, writeCompositeLiteral } from './literal.ts';

test('is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(attributeTexts, { minLength: 1 }), (parts) => {
      expect(readCompositeLiteral(writeCompositeLiteral(parts))).toEqual(parts);
    }),
  );
});

test.each<[string, readonly (string | null)[]]>([
  ['()', [null]],
  ['(,)', [null, null]],
  ['("",)', ['', null]],
  [' (a"b, c"d,\\,e) ', ['ab, cd', ',e']],
  ['("(1,""x"")",2)', ['(1,"x")', '2']],
])('%j is read', (text, parts) => {
  expect(readCompositeLiteral(text)).toEqual(parts);
});

test('a row of quotation marks is read at once', () => {
  expect(readCompositeLiteral(`(${'"'.repeat(1001)}`)).toBeUndefined();
  expect(readCompositeLiteral(`(${'"'.repeat(1000)})`)).toEqual(['"'.repeat(499)]);
});

test.each(['', 'a', '(a', '(a)b', '("a)', '{"a":1}'])('%j is not one', (text) => {
  expect(readCompositeLiteral(text)).toBeUndefined();
});
