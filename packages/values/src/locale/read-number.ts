import { memoized } from '../memoized.ts';
import { type NumberSigns, numberSigns } from './number-signs.ts';

/** A number in Postgres's form; or `ambiguous`, the numbers that it could mean, if few. */
export type ReadNumber =
  | { readonly text: string; readonly ambiguous?: undefined }
  | { readonly text?: undefined; readonly ambiguous: readonly string[] };

/** Zeros of the digits that keyboards type in any locale; nine follow each. */
const zeros = Array.from('0٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０', (zero) => zero.codePointAt(0) ?? 0);

/** Invisible direction marks, which locales put beside a minus sign. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const special = /^[+\-−]?(?:nan|inf(?:inity)?)$/i;
const parts = /^([+\-−]?)(.*?)(?:e([+\-−]?\d+))?$/isu;
const spaces = String.raw`\s`;
const apostrophes = "['’ʼ]";

/**
 * Reads a number as people in this locale write it, digit for digit and of any length:
 * @internationalized/number's parser returns a JavaScript number, which rounds. Groups count only
 * where they are whole. A separator that the locale doesn't use is not guessed at.
 */
export function readNumber(typed: string, locale: string | undefined): ReadNumber {
  const signs = numberSigns(locale);
  const written = typed.replaceAll(direction, '').trim();
  if (special.test(written)) return { text: written };
  const { text, native } = withPlainDigits(written, signs);
  const [, sign = '', unsigned = '', exponent] = parts.exec(text) ?? [];
  const mantissa = unsigned.trimStart();
  if (!/\d/.test(mantissa)) return { ambiguous: [] };
  const complete = (number: string) =>
    (sign === '' || sign === '+' ? '' : '-') +
    number +
    (exponent === undefined ? '' : `e${exponent.replace('−', '-')}`);
  // In a locale with other digits, ASCII digits come with other separators.
  const conventions = native ? [signs] : [signs, latinSigns(locale)];
  const readings = new Set(conventions.flatMap((each) => readMantissa(mantissa, each) ?? []));
  const [only] = readings;
  if (only !== undefined && readings.size === 1) return { text: complete(only) };
  const possible = readings.size > 0 ? [...readings] : possibleReadings(mantissa);
  return { ambiguous: possible.map(complete) };
}

const latinSigns = memoized((locale: string | undefined): NumberSigns => {
  const own = locale ?? new Intl.NumberFormat().resolvedOptions().locale;
  return numberSigns(new Intl.Locale(own, { numberingSystem: 'latn' }).toString());
});

function withPlainDigits(
  text: string,
  { digits }: NumberSigns,
): { readonly text: string; readonly native: boolean } {
  let native = false;
  const plain = Array.from(text, (character) => {
    const own = digits.indexOf(character);
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    if (own === -1 && zero === undefined) return character;
    native ||= code > 0x7f;
    return String(own === -1 ? code - (zero ?? code) : own);
  });
  return { text: plain.join(''), native };
}

/** Reads the part between sign and exponent by one convention. */
function readMantissa(mantissa: string, signs: NumberSigns): string | undefined {
  const [written = '', decimals, ...more] = mantissa.split(signs.decimal);
  if (more.length > 0 || !/^\d*$/.test(decimals ?? '')) return undefined;
  const whole = written === '' ? '0' : withoutGroups(written, signs);
  if (whole === undefined || (written === '' && !decimals)) return undefined;
  return decimals ? `${whole}.${decimals}` : whole;
}

function withoutGroups(whole: string, { group, groupSizes }: NumberSigns): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const [last, others] = groupSizes;
  for (const separator of [...(group === '' ? [] : [`[${group}]`]), spaces, apostrophes]) {
    const isGrouped =
      // No number begins with a group of zero: 0,125 is a decimal.
      new RegExp(`^[1-9]\\d{0,2}(?:${separator}\\d{3})+$`, 'u').test(whole) ||
      new RegExp(
        `^(?!0)\\d{1,${others}}(?:${separator}\\d{${others}})*${separator}\\d{${last}}$`,
        'u',
      ).test(whole);
    if (isGrouped) return whole.replaceAll(/\D/gu, '');
  }
  return undefined;
}

/** Returns the number with and without decimals, where one separator could begin them. */
function possibleReadings(mantissa: string): readonly string[] {
  const [, before, after] = /^(\d+)[.,٫٬](\d+)$/.exec(mantissa) ?? [];
  if (before === undefined || after === undefined) return [];
  return [`${before}.${after}`, ...(before.startsWith('0') ? [] : [before + after])];
}
