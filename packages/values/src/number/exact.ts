import type { Value } from '../value/index.ts';

/**
 * A decimal number of any size. `digits` has no leading zeros ('' is zero); the last `scale` of them
 * come after the point.
 */
export interface ExactNumber {
  readonly negative: boolean;
  readonly digits: string;
  readonly scale: number;
}

/** Postgres's limits of `numeric`: digits before the point and after it. */
const mostWhole = 131_072;
const mostScale = 16_383;

/** Reads `-12.50`, `1e5`, `.5`, a JavaScript number; undefined for anything else and where it is too large. */
export function readExact(value: Value): ExactNumber | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const match = /^([+\-−])?(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,7}))?$/i.exec(String(value).trim());
  const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (match === null || whole + fraction === '') return undefined;
  let digits = whole + fraction;
  let scale = fraction.length - Number(exponent);
  if (scale > mostScale || digits.length - scale > mostWhole + 1) return undefined;
  if (scale < 0) {
    digits += '0'.repeat(-scale);
    scale = 0;
  }
  digits = digits.replace(/^0+/, '');
  return { negative: (sign === '-' || sign === '−') && /[1-9]/.test(digits), digits, scale };
}

/** Writes the number as Postgres prints it, zeros after the point included. */
export function writeExact({ negative, digits, scale }: ExactNumber): string {
  const padded = digits.padStart(scale + 1, '0');
  const whole = padded.slice(0, padded.length - scale);
  const fraction = scale === 0 ? '' : `.${padded.slice(padded.length - scale)}`;
  return `${negative ? '-' : ''}${whole}${fraction}`;
}

export function compareExact(a: ExactNumber, b: ExactNumber): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const scale = Math.max(a.scale, b.scale);
  const [x, y] = [atScale(a, scale), atScale(b, scale)];
  const size = x.length - y.length || (x < y ? -1 : Number(x > y));
  return (a.negative ? -size : size) || 0;
}

/** Adds numbers of any size. The sum has as many digits after the point as the longest of them. */
export function addExact(a: ExactNumber, b: ExactNumber): ExactNumber {
  const scale = Math.max(a.scale, b.scale);
  const whole = (number: ExactNumber) =>
    BigInt(atScale(number, scale) || '0') * (number.negative ? -1n : 1n);
  const sum = whole(a) + whole(b);
  const digits = String(sum < 0n ? -sum : sum);
  return { negative: sum < 0n, digits: sum === 0n ? '' : digits, scale };
}

/** Removes zeros from the end of the fraction. */
export function shortened(number: ExactNumber): ExactNumber {
  const zeros = Math.min(/(?<!0)0*$/.exec(number.digits)?.[0].length ?? 0, number.scale);
  return {
    ...number,
    digits: number.digits.slice(0, number.digits.length - zeros),
    scale: number.digits === '' ? 0 : number.scale - zeros,
  };
}

/** Adds zeros until the fraction has at least this many digits. */
export function withScale(number: ExactNumber, scale: number): ExactNumber {
  return number.scale >= scale ? number : { ...number, digits: atScale(number, scale), scale };
}

function atScale({ digits, scale }: ExactNumber, wanted: number): string {
  return digits === '' ? '' : digits + '0'.repeat(wanted - scale);
}
