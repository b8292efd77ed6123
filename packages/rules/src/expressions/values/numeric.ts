import { readExact } from '@ninefold/values';

/** `units / 10^scale` */
export interface Fixed {
  readonly units: bigint;
  readonly scale: number;
}

/** A `numeric`; NaN and the infinities are numbers. */
export type Numeric = Fixed | number;

/** Postgres's limits. */
const mostWhole = 131_072;
const mostScale = 16_383;
/** Of quotients: the significant digits and the digits after the point. */
const quotientDigits = 16;
const quotientScale = 1000;

const power = (exponent: number) => 10n ** BigInt(exponent);
const sizeOf = (units: bigint) => (units < 0n ? -units : units);

export function fixed(units: bigint, scale = 0): Fixed {
  return { units, scale };
}

/** Reads a number as Postgres prints it; undefined for anything else. */
export function readNumeric(text: string): Numeric | undefined {
  const special = /^\s*(?:(nan)|([+-]?)inf(?:inity)?)\s*$/i.exec(text);
  if (special !== null) {
    if (special[1] !== undefined) return Number.NaN;
    return special[2] === '-' ? -Infinity : Infinity;
  }
  const exact = readExact(text);
  if (exact === undefined) return undefined;
  const units = BigInt(exact.digits === '' ? '0' : exact.digits);
  return { units: exact.negative ? -units : units, scale: exact.scale };
}

export function writeNumeric(number: Numeric): string {
  if (typeof number === 'number') return String(number);
  const digits = String(sizeOf(number.units)).padStart(number.scale + 1, '0');
  const whole = digits.slice(0, digits.length - number.scale);
  const fraction = number.scale === 0 ? '' : `.${digits.slice(digits.length - number.scale)}`;
  return `${number.units < 0n ? '-' : ''}${whole}${fraction}`;
}

/** Orders NaN above infinity, as Postgres does. */
export function compareNumeric(a: Numeric, b: Numeric): number {
  if (typeof a === 'number' || typeof b === 'number') {
    const rank = (each: Numeric) =>
      typeof each === 'object' ? 0 : Number.isNaN(each) ? 2 : Math.sign(each);
    return rank(a) - rank(b);
  }
  const [x, y] = aligned(a, b);
  return x < y ? -1 : Number(x > y);
}

/** Computes as Postgres does, with as many digits after the point; undefined where it raises an error. */
export function calculate(operator: string, a: Numeric, b: Numeric): Numeric | undefined {
  if (typeof a === 'number' || typeof b === 'number') return undefined;
  const result = calculated(operator, a, b);
  return result && String(sizeOf(result.units)).length - result.scale > mostWhole
    ? undefined
    : result;
}

function calculated(operator: string, a: Fixed, b: Fixed): Fixed | undefined {
  const scale = Math.max(a.scale, b.scale);
  const [x, y] = aligned(a, b);
  switch (operator) {
    case '+':
      return { units: x + y, scale };
    case '-':
      return { units: x - y, scale };
    case '*':
      return a.scale + b.scale > mostScale
        ? undefined
        : { units: a.units * b.units, scale: a.scale + b.scale };
    case '%':
      return y === 0n ? undefined : { units: x % y, scale };
    case '/':
      return b.units === 0n ? undefined : quotient(a, b);
    default:
      return undefined;
  }
}

function aligned(a: Fixed, b: Fixed): readonly [bigint, bigint] {
  const scale = Math.max(a.scale, b.scale);
  return [a.units * power(scale - a.scale), b.units * power(scale - b.scale)];
}

/** Divides with the digits that `select_div_scale` of Postgres chooses, and rounds the last one. */
function quotient(a: Fixed, b: Fixed): Fixed {
  const [one, other] = [leading(a), leading(b)];
  const weight = one.weight - other.weight - (one.digit <= other.digit ? 1 : 0);
  const wanted = Math.max(quotientDigits - weight * 4, a.scale, b.scale, 0);
  const scale = Math.min(wanted, quotientScale);
  const shift = scale + b.scale - a.scale;
  const [top, bottom] =
    shift < 0 ? [a.units, b.units * power(-shift)] : [a.units * power(shift), b.units];
  return { units: divideRounded(top, bottom), scale };
}

/** The first digit to the base of 10,000, which Postgres stores, and its exponent. */
function leading({ units, scale }: Fixed): { readonly weight: number; readonly digit: number } {
  if (units === 0n) return { weight: 0, digit: 0 };
  const digits = String(sizeOf(units));
  const exponent = digits.length - 1 - scale;
  const weight = Math.floor(exponent / 4);
  const count = exponent - weight * 4 + 1;
  return { weight, digit: Number(digits.slice(0, count).padEnd(count, '0')) };
}

/** Rounds halves away from zero. */
function divideRounded(top: bigint, bottom: bigint): bigint {
  const isNegative = top < 0n !== bottom < 0n;
  const [size, by] = [sizeOf(top), sizeOf(bottom)];
  const rounded = (size * 2n + by) / (by * 2n);
  return isNegative ? -rounded : rounded;
}

/** Rounds to so many digits after the point, or before it where negative. Halves go away from zero. */
export function rounded(number: Numeric, scale: number): Numeric {
  if (typeof number === 'number') return number;
  const units =
    scale >= number.scale
      ? number.units * power(scale - number.scale)
      : divideRounded(number.units, power(number.scale - scale));
  return scale >= 0 ? { units, scale } : { units: units * power(-scale), scale: 0 };
}

/** Cuts off digits: towards zero, down, or up. */
export function cut(number: Numeric, scale: number, way: 'trunc' | 'floor' | 'ceil'): Numeric {
  if (typeof number === 'number') return number;
  if (scale >= number.scale) return rounded(number, scale);
  const by = power(number.scale - scale);
  const rest = number.units % by;
  let units = number.units / by;
  if (way === 'floor' && rest < 0n) units -= 1n;
  if (way === 'ceil' && rest > 0n) units += 1n;
  return scale >= 0 ? { units, scale } : { units: units * power(-scale), scale: 0 };
}

/** Rounds to a column's precision; undefined where the number has no room. */
export function fitted(number: Numeric, digits: number, scale: number): Numeric | undefined {
  if (typeof number === 'number') return Number.isNaN(number) ? number : undefined;
  const result = rounded(number, scale);
  if (typeof result === 'number') return undefined;
  const shown = scale < 0 ? result.units / power(-scale) : result.units;
  return sizeOf(shown) < power(digits) ? result : undefined;
}
