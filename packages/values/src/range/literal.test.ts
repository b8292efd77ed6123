import { describe, expect, test } from 'vitest';
import { stepBound } from './discrete.ts';
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
