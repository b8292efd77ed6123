import { memoized } from '@ninefold/values';
import { numberSigns } from '@ninefold/values/locale';

/** The text that Postgres prints for integer, numeric and floats. */
const printed = /^([+-]?)0*(0|[1-9]\d*)(?:\.(\d+))?(e[+-]?\d+)?$/i;

export interface NumberStyle {
  readonly locale?: string;
  /** At least so many digits after the point, as in `numeric(10,2)`. */
  readonly scale?: number;
  /** Off for numbers that name something, such as keys and years, and in inputs. */
  readonly grouped?: boolean;
}

/**
 * Writes a number as this reader's locale does, digit for digit and of any length: the text is
 * never turned into a binary number. What is not a number (`NaN`, `Infinity`) comes back unchanged.
 */
export function formatExactNumber(text: string, style: NumberStyle = {}): string {
  const match = printed.exec(text);
  if (match === null) return text;
  const { locale, scale = 0, grouped = true } = style;
  const [, sign, whole = '', fraction = '', exponent = ''] = match;
  const decimals = exponent === '' ? fraction.padEnd(scale, '0') : fraction;
  const { digits } = numberSigns(locale);
  // Intl takes a hundred decimals at most; Postgres has more.
  const parts = formatter(locale, grouped && exponent === '', decimals !== '')
    .formatToParts(`${sign === '-' ? '-' : ''}${whole}.0` as `${number}`)
    .map(({ type, value }) =>
      type === 'fraction'
        ? decimals.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit)
        : value,
    );
  return parts.join('') + exponent;
}

const formatter = memoized(
  (locale: string | undefined, useGrouping: boolean, decimals: boolean) =>
    new Intl.NumberFormat(locale, {
      useGrouping,
      minimumFractionDigits: decimals ? 1 : 0,
      maximumFractionDigits: 1,
    }),
);
