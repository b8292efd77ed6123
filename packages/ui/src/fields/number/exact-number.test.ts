import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExactNumber } from './exact-number.ts';
import { locales } from '../../../testing/fields/locales.ts';

describe('a number as a reader sees it', () => {
  test('keeps every digit of every plain number', () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{0,600}$/);
    const fraction = fc.stringMatching(/^[0-9]{1,400}$/);
    fc.assert(
      fc.property(fc.boolean(), digits, fc.option(fraction), (negative, whole, after) => {
        const text = `${negative ? '-' : ''}${whole}${after === null ? '' : `.${after}`}`;
        expect(formatExactNumber(text, { locale: 'en-GB' }).replaceAll(',', '')).toBe(text);
      }),
    );
  });

  test('is written as ECMA-402 writes it, in every locale', () => {
    const text = fc.stringMatching(/^-?(?:0|[1-9][0-9]{0,30})(?:\.[0-9]{1,20})?$/);
    fc.assert(
      fc.property(fc.constantFrom(...locales), text, fc.boolean(), (locale, number, grouped) => {
        const digits = number.split('.')[1]?.length ?? 0;
        const oracle = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping: grouped,
        });
        expect(formatExactNumber(number, { locale, grouped })).toBe(
          oracle.format(number as `${number}`),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['9007199254740993', {}, '9,007,199,254,740,993'],
    ['1240', { scale: 2 }, '1,240.00'],
    ['0.1000', { scale: 2 }, '0.1000'],
    ['2026', { grouped: false }, '2026'],
    ['-12345.5', { locale: 'de-DE' }, '-12.345,5'],
    ['1234567', { locale: 'hi-IN' }, '12,34,567'],
    ['1234.5', { locale: 'es-ES' }, '1.234,5'],
    ['NaN', {}, 'NaN'],
    ['1e300', {}, '1e300'],
    ['-1.5e-07', { locale: 'de-DE', scale: 2 }, '-1,5e-07'],
    ['', {}, ''],
  ])('%s with %o is %s', (text, style, shown) => {
    expect(formatExactNumber(text, { locale: 'en-GB', ...style })).toBe(shown);
  });
});
