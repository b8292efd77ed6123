import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArrayLiteral, writeArrayLiteral } from './literal.ts';

describe('an array literal', () => {
  test('reads back what was written, with any elements', () => {
    const element = fc.option(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[ "\\{},Nul\n]*$/),
        fc.constant('NULL'),
      ),
    );
    const list = fc.array(element, { minLength: 1 });
    fc.assert(
      fc.property(fc.oneof(list, fc.array(list, { minLength: 1 })), (elements) => {
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
    [
      '{{1,2},{3,NULL}}',
      [
        ['1', '2'],
        ['3', null],
      ],
    ],
  ])('%s is read', (literal, elements) => {
    expect(readArrayLiteral(literal)).toEqual(elements);
  });

  test.each(['[0:1]={1,2}', '{a,}', 'a', '{"a}', '{a}{b}'])('%s is not one', (literal) => {
    expect(readArrayLiteral(literal)).toBeUndefined();
  });

  test('of boxes is delimited by semicolons', () => {
    expect(readArrayLiteral('{(1,1),(0,0);(2,2),(1,1)}', ';')).toEqual([
      '(1,1),(0,0)',
      '(2,2),(1,1)',
    ]);
  });
});
