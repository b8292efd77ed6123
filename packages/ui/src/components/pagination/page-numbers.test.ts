import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('around page %i of %i are %j', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });

  it('rise, include the first, current and last page, and never skip a single page', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const numbers = pageNumbers(current, count);
        expect(numbers).toContain(1);
        expect(numbers).toContain(current);
        expect(numbers.at(-1)).toBe(count);
        const steps = numbers.map((page, index) => {
          const before = numbers[index - 1];
          if (index === 0) return page === 1;
          if (page === null) return (numbers[index + 1] ?? 0) - (before ?? 0) > 2;
          return before === null || page === (before ?? 0) + 1;
        });
        expect(steps).not.toContain(false);
      }),
    );
  });
});
