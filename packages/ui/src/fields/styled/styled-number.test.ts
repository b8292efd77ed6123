import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberStyle, styledNumber } from './styled-number.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ');

describe('a styled number', () => {
  it.each<[text: string, format: NumberStyle, locale: string, shown: string | undefined]>([
    ['1240.5', { currency: 'EUR' }, 'en-GB', '€1,240.50'],
    ['1240.5', { currency: 'EUR' }, 'de-DE', '1.240,50 €'],
    ['1240', { currency: 'JPY' }, 'en-GB', 'JP¥1,240'],
    ['-0.005', { currency: 'EUR' }, 'en-GB', '-€0.005'],
    ['0.19', 'percent', 'en-GB', '19%'],
    ['0.1925', 'percent', 'en-GB', '19.25%'],
    ['12.5', { unit: 'kilometer' }, 'en-GB', '12.5 km'],
    ['19', { unit: 'percent' }, 'en-GB', '19%'],
    ['NaN', { currency: 'EUR' }, 'en-GB', undefined],
    ['1', { currency: 'Euros' }, 'en-GB', undefined],
  ])('%s as %j in %s', (text, format, locale, shown) => {
    expect(plain(styledNumber(text, format, { locale }))).toBe(shown);
  });

  it('keeps every digit, of numbers of any length', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,40}\.\d{2,20}$/);
    fc.assert(
      fc.property(digits, (text) => {
        const shown = styledNumber(text, { currency: 'EUR' }, { locale: 'en-GB' });
        expect(shown?.replaceAll(/[€,]/g, '')).toBe(text);
      }),
    );
  });
});
