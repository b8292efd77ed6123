import { type Parsed, type Value, type ValueField, valueType } from '../value/index.ts';
import {
  compareExact,
  readExact,
  shortened,
  withScale,
  writeExact,
  type ExactNumber,
} from './exact.ts';
import { readSpecial, specialRank, type SpecialNumber } from './special.ts';
import { numberMessages } from './messages.ts';

type Decimal = SpecialNumber | ExactNumber;

/** `numeric`, exact and of any size. Zeros after the point are kept. */
export const decimal = valueType({
  parse(typed, field) {
    const special = readSpecial(typed);
    if (special !== undefined) {
      return special !== 'NaN' && field.precision !== undefined
        ? { problem: numberMessages.infinite }
        : { value: special };
    }
    const number = readExact(typed);
    if (number === undefined) {
      return { problem: numberMessages.number };
    }
    return fitted(number, field);
  },
  read: readDecimal,
  compare: compareDecimals,
  write: (number, field) =>
    typeof number === 'string' ? number : writeExact(scaled(number, field)),
});

/** Rejects a number that the column would round or has no room for. */
function fitted(number: ExactNumber, field: ValueField): Parsed {
  const { precision } = field;
  if (precision === undefined) return { value: writeExact(number) };
  const { digits, scale } = precision;
  const short = shortened(number);
  if (short.scale > Math.max(scale, 0)) {
    return {
      problem:
        scale > 0
          ? numberMessages.decimals({ most: scale, count: short.scale })
          : numberMessages.noDecimals,
    };
  }
  if (scale < 0 && !new RegExp(`^$|0{${-scale}}$`).test(short.digits)) {
    return { problem: numberMessages.zeros({ count: -scale }) };
  }
  // Counted in units of the last digit that the column keeps.
  if (short.digits !== '' && short.digits.length - short.scale + scale > digits) {
    return {
      problem:
        scale > digits
          ? numberMessages.smaller({ limit: `0.${'0'.repeat(scale - digits - 1)}1` })
          : numberMessages.wholeDigits({ most: digits - scale }),
    };
  }
  return { value: writeExact(scaled(short, field)) };
}

function scaled(number: ExactNumber, { precision }: ValueField): ExactNumber {
  return precision === undefined ? number : withScale(number, Math.max(0, precision.scale));
}

function readDecimal(value: Value): Decimal | undefined {
  return readSpecial(value) ?? readExact(value);
}

function compareDecimals(a: Decimal, b: Decimal): number {
  if (typeof a === 'object' && typeof b === 'object') return compareExact(a, b);
  const rank = (each: Decimal) => specialRank(typeof each === 'string' ? each : undefined);
  return rank(a) - rank(b);
}
