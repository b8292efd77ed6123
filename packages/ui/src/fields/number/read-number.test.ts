import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../tests/run/is-all.ts';
import { formatExactNumber } from './exact-number.ts';
import { readNumber } from '@ninefold/values/locale';
import { locales } from '../../../testing/fields/locales.ts';

/** Numbers as Postgres prints them, some longer than any binary number is exact. */
const numbers = fc.stringMatching(
  /^-?(?:0|[1-9][0-9]{0,40})(?:\.[0-9]{1,40})?(?:e[+-][0-9]{2,3})?$/,
);

describe('a number that is typed', () => {
  test('is the number that was shown, digit for digit, in every locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), numbers, fc.boolean(), (locale, text, grouped) => {
        const shown = formatExactNumber(text, { locale, grouped });
        expect(readNumber(shown, locale), `${locale}: ${shown}`).toEqual({ text });
      }),
      { numRuns: runs(3000) },
    );
  });

  test('with a scale is the number with its zeros', () => {
    const shown = formatExactNumber('475', { locale: 'de-DE', scale: 2 });
    expect(shown).toBe('475,00');
    expect(readNumber(shown, 'de-DE')).toEqual({ text: '475.00' });
  });

  test('may be typed without groups and with ASCII digits, in every locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.nat(), (locale, number) => {
        expect(readNumber(String(number), locale)).toEqual({ text: String(number) });
      }),
    );
  });

  test.each([
    ['de-DE', '1.250', '1250'],
    ['de-DE', '1,250', '1.250'],
    ['de-DE', '12,5', '12.5'],
    ['de-DE', '12,', '12'],
    ['de-DE', ',5', '0.5'],
    ['de-DE', '1 250,5', '1250.5'],
    ['de-DE', '−3', '-3'],
    ['de-CH', "1'250.5", '1250.5'],
    ['de-CH', '1’250.5', '1250.5'],
    ['fr-FR', '1 250,5', '1250.5'],
    ['en-GB', '1,250', '1250'],
    ['en-GB', '+7', '7'],
    ['en-IN', '12,34,567.8', '1234567.8'],
    ['en-IN', '1,234,567', '1234567'],
    ['ar-EG', '١٬٢٥٠٫٥', '1250.5'],
    ['ar-EG', '1,250.5', '1250.5'],
    ['ar-EG', '؜-١٢', '-12'],
    ['fa-IR', '۱۲٫۵', '12.5'],
    ['en-GB', '٣', '3'],
    ['de-DE', 'NaN', 'NaN'],
    ['de-DE', '1,5e-7', '1.5e-7'],
  ])('in %s, %s is %s', (locale, typed, text) => {
    expect(readNumber(typed, locale)).toEqual({ text });
  });

  test.each([
    ['de-DE', '475.00', ['475.00', '47500']],
    ['de-DE', '1.25', ['1.25', '125']],
    ['de-DE', '0.125', ['0.125']],
    ['en-GB', '12,5', ['12.5', '125']],
    ['fr-FR', '-1.250', ['-1.250', '-1250']],
    ['de-DE', '1.25.000', []],
    ['de-DE', '1.250.00', []],
    ['en-GB', '1 250,5', []],
    ['en-GB', '1,250,5', []],
    ['ar-EG', '١٬٢٥', ['1.25', '125']],
    ['de-DE', '12 kg', []],
    ['de-DE', '--1', []],
    ['de-DE', '.', []],
  ])('in %s, %s is not guessed at', (locale, typed, ambiguous) => {
    expect(readNumber(typed, locale)).toEqual({ ambiguous });
  });
});
