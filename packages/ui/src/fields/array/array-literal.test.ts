import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArrayLiteral, writeArrayLiteral } from './array-literal.ts';

describe('the array literal', () => {
  test('what is written is read back, whatever the elements hold', () => {
    const element = fc.option(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[ "\\{},Nul\n]*$/),
        fc.constant('NULL'),
      ),
    );
    fc.assert(
      fc.property(fc.array(element), (elements) => {
        expect(readArrayLiteral(writeArrayLiteral(elements))).toEqual(elements);
      }),
    );
  });

  test.each([
    ['{}', []],
    ['{ a , b c }', ['a', 'b c']],
    ['{NULL,null,"NULL"}', [null, null, 'NULL']],
    [String.raw`{"a\"b","\\"}`, ['a"b', '\\']],
    ['{""}', ['']],
  ])('%s is understood', (literal, elements) => {
    expect(readArrayLiteral(literal)).toEqual(elements);
  });

  test.each(['{{1,2},{3,4}}', '[0:1]={1,2}', '{a,}', 'a', '{"a}'])(
    '%s is left alone',
    (literal) => {
      expect(readArrayLiteral(literal)).toBeUndefined();
    },
  );
});
