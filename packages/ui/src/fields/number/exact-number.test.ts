import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExactNumber } from './exact-number.ts';

describe('a number as a reader sees it', () => {
  test('keeps every digit of every plain number', () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{0,60}$/);
    const fraction = fc.stringMatching(/^[0-9]{1,40}$/);
    fc.assert(
      fc.property(fc.boolean(), digits, fc.option(fraction), (negative, whole, after) => {
        const text = `${negative ? '-' : ''}${whole}${after === null ? '' : `.${after}`}`;
        expect(formatExactNumber(text, { locale: 'en-GB' }).replaceAll(',', '')).toBe(text);
      }),
    );
  });

  test.each([
    ['9007199254740993', {}, '9,007,199,254,740,993'],
    ['1240', { scale: 2 }, '1,240.00'],
    ['0.1000', { scale: 2 }, '0.1000'],
    ['2026', { grouped: false }, '2026'],
    ['-12345.5', { locale: 'de-DE' }, '-12.345,5'],
    ['1234567', { locale: 'hi-IN' }, '12,34,567'],
    ['NaN', {}, 'NaN'],
    ['1e300', {}, '1e300'],
    ['', {}, ''],
  ])('%s with %o is %s', (text, style, shown) => {
    expect(formatExactNumber(text, { locale: 'en-GB', ...style })).toBe(shown);
  });

  test('a number too long for the language rules stands as it is', () => {
    const text = '9'.repeat(3000);
    expect(formatExactNumber(text, { locale: 'en-GB' })).toBe(text);
  });
});
