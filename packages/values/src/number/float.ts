import {
  compareNumbers,
  plainText,
  typeOf,
  type Value,
  type ValueField,
  valueType,
} from '../value/index.ts';
import { readExact } from './exact.ts';
import { readSpecial } from './special.ts';
import { numberMessages } from './messages.ts';

/** `real` and `double precision`. A typed number becomes the nearest one that the type has. */
export const float = valueType({
  parse(typed, field) {
    const exact = readExact(typed);
    if (readSpecial(typed) === undefined && exact === undefined) {
      return { problem: numberMessages.number };
    }
    const number = readFloat(typed, field) ?? Number.NaN;
    const vanished = number === 0 && exact !== undefined && exact.digits !== '';
    if (exact !== undefined && (vanished || !Number.isFinite(number))) {
      return { problem: vanished ? numberMessages.tooSmall : numberMessages.tooLarge };
    }
    return { value: writeFloat(number, field) };
  },
  read: readFloat,
  compare: compareFloats,
  write: writeFloat,
});

function isSingle(field: ValueField): boolean {
  return typeOf(field) === 'real';
}

function readFloat(value: Value, field: ValueField): number | undefined {
  const special = readSpecial(value);
  if (special !== undefined) return Number(special);
  if (readExact(value) === undefined) return undefined;
  const number = Number(plainText(value).trim().replace('−', '-'));
  return isSingle(field) ? Math.fround(number) : number;
}

/** Orders NaN above all; NaN equals itself, and -0 equals 0. */
function compareFloats(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return compareNumbers(a, b);
}

/** Writes the fewest digits that give the same number back, laid out as Postgres does. */
function writeFloat(number: number, field: ValueField): string {
  if (!Number.isFinite(number)) return String(number);
  const single = isSingle(field);
  const sign = number < 0 || Object.is(number, -0) ? '-' : '';
  const [mantissa = '0', power = '0'] = shortest(Math.abs(number), single).split('e');
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= (single ? 6 : 15)) {
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${mantissa}e${exponent < 0 ? '-' : '+'}${size}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

function shortest(number: number, single: boolean): string {
  if (!single) return number.toExponential();
  for (let digits = 0; digits < 9; digits += 1) {
    const text = number.toExponential(digits);
    if (Math.fround(Number(text)) === number) return text;
  }
  return number.toExponential();
}
