import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepBound } from './discrete.ts';
import { readMultirangeLiteral, writeMultirangeLiteral } from './multirange.ts';
import { readRangeLiteral, writeRangeLiteral } from './literal.ts';

const unbounded = { lower: null, lowerInclusive: false, upper: null, upperInclusive: false };

describe('a range literal', () => {
  test.each([
    ['[1,10)', { lower: '1', lowerInclusive: true, upper: '10', upperInclusive: false }],
    ['(,5]', { ...unbounded, upper: '5', upperInclusive: true }],
    ['[2026-01-01,)', { ...unbounded, lower: '2026-01-01', lowerInclusive: true }],
    ['(,)', unbounded],
    ['empty', 'empty'],
    [
      '["2026-01-01 08:00:00+00","2026-01-01 09:00:00+00")',
      {
        lower: '2026-01-01 08:00:00+00',
        lowerInclusive: true,
        upper: '2026-01-01 09:00:00+00',
        upperInclusive: false,
      },
    ],
  ] as const)('%s is read, and written back', (text, range) => {
    expect(readRangeLiteral(text)).toEqual(range);
    expect(writeRangeLiteral(range)).toBe(text);
  });

  test.each(['{[1,2),[3,4)}', '1,2', ''])('%j is not one', (text) => {
    expect(readRangeLiteral(text)).toBeUndefined();
  });
});

describe('a multirange literal', () => {
  const bound = fc.option(
    fc.string({ unit: fc.constantFrom('a', '"', '\\', ',', ')', ']', '}', ' ', 'é') }),
  );
  const range = fc.tuple(bound, bound, fc.boolean(), fc.boolean()).map(([lower, upper, a, b]) => ({
    lower,
    upper,
    lowerInclusive: lower !== null && a,
    upperInclusive: upper !== null && b,
  }));
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(range, fc.constant('empty' as const))), (ranges) => {
        expect(readMultirangeLiteral(writeMultirangeLiteral(ranges))).toEqual(ranges);
      }),
    );
  });

  test.each(['{}', '{[1,3),[5,)}', '{(,5]}'])('%s is read, and written back', (text) => {
    const ranges = readMultirangeLiteral(text) ?? [];
    expect(writeMultirangeLiteral(ranges)).toBe(text);
  });

  test.each(['[1,3)', '{[1,3)', '{[1,3),}', '{[1,3) [5,6)}', '{1}', ''])(
    '%j is not one',
    (text) => {
      expect(readMultirangeLiteral(text)).toBeUndefined();
    },
  );
});

describe('the bound before or after', () => {
  test.each([
    ['date', '2026-03-01', -1, '2026-02-28'],
    ['date', '2026-01-31', 1, '2026-02-01'],
    ['integer', '9007199254740994', -1, '9007199254740993'],
    ['integer', '-1', 1, '0'],
    ['date', '-infinity', 1, undefined],
    ['date', 'soon', 1, undefined],
    ['integer', '1.5', 1, undefined],
  ] as const)('%s %s by %d', (kind, bound, by, expected) => {
    expect(stepBound(kind, bound, by)).toBe(expected);
  });
});
