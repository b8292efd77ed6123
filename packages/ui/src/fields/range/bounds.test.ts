import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldKind } from '../../shapes/index.ts';
import { boundsOf, rangeLiteral } from './bounds.ts';

describe('a range from this to that', () => {
  test.each<[FieldKind, string, string | null, string | null]>([
    ['date', '[2026-01-01,2026-03-01)', '2026-01-01', '2026-02-28'],
    ['date', '(2026-01-31,2026-03-01]', '2026-02-01', '2026-03-01'],
    ['integer', '[1,9007199254740994)', '1', '9007199254740993'],
    [
      'instant',
      '["2026-11-20 08:00:00+00","2026-11-20 12:00:00+00")',
      '2026-11-20 08:00:00+00',
      '2026-11-20 12:00:00+00',
    ],
    ['decimal', '[1.5,)', '1.5', null],
    ['date', '(,)', null, null],
  ])('of kind %s: %s', (kind, literal, from, to) => {
    expect(boundsOf(kind, literal)).toEqual({ from, to });
  });

  test.each<[FieldKind, string]>([
    ['decimal', '(1.5,2.5)'],
    ['decimal', '[1.5,2.5]'],
    ['date', 'empty'],
    ['date', '[-infinity,2026-01-01)'.replace('[', '(')],
  ])('cannot be said of kind %s: %s', (kind, literal) => {
    expect(boundsOf(kind, literal)).toBeUndefined();
  });

  test('is read back as it was written', () => {
    const bound = fc.option(fc.bigInt().map(String));
    fc.assert(
      fc.property(bound, bound, (from, to) => {
        const literal = rangeLiteral('integer', { from, to });
        const read = literal === null ? { from: null, to: null } : boundsOf('integer', literal);
        expect(read).toEqual({ from, to });
      }),
    );
  });

  test('quotes a bound with a space', () => {
    expect(rangeLiteral('instant', { from: '2026-11-20 08:00:00+00', to: null })).toBe(
      '["2026-11-20 08:00:00+00",)',
    );
  });
});
