import { type NumberSigns, numberSigns } from './number-signs.ts';

/** What Postgres prints for integer, numeric and floats. */
const printed = /^([+-]?)0*(\d+)(?:\.(\d+))?(e[+-]?\d+)?$/i;

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
  const [, sign, whole = '', fraction = '', exponent] = match;
  const signs = numberSigns(style.locale);
  const inDigits = (digits: string) =>
    digits.replaceAll(/\d/g, (digit) => signs.digits[Number(digit)] ?? digit);
  const isPlain = exponent === undefined;
  const decimals = isPlain ? fraction.padEnd(Math.max(style.scale ?? 0, 0), '0') : fraction;
  const grouped = isPlain && style.grouped !== false;
  const number = [
    grouped ? groupsOf(whole, signs.groupSizes).map(inDigits).join(signs.group) : inDigits(whole),
    decimals === '' ? '' : signs.decimal + inDigits(decimals),
    exponent ?? '',
  ].join('');
  return sign === '-' ? signs.negative.join(number) : number;
}

function groupsOf(digits: string, [last, others]: NumberSigns['groupSizes']): readonly string[] {
  const groups: string[] = [];
  let end = digits.length;
  for (let size = last; end > 0; size = others) {
    groups.unshift(digits.slice(Math.max(0, end - size), end));
    end -= size;
  }
  return groups;
}
